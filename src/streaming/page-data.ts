import type { LoaderFunction, RouteObject } from "react-router-dom";
import type { ContentResult } from "../lib/content-result.ts";

/** What a page may use to get its data. */
export interface PageArgs<Content> {
  content: Content;
  /** Values of the path's parameters. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** A call that a page needs; it is made when this function is called. */
export type PageCall = () => Promise<ContentResult<unknown>>;

/**
 * The data of a page by name, from a function beside the page: calls, whose
 * results the page need not wait for, and promises that it waits for.
 */
export type PageData<Content = never> = (
  args: PageArgs<Content>,
) => Readonly<Record<string, PageCall | Promise<unknown>>>;

/** The results of these calls, and what was promised. */
export type Results<Data extends PageData> = {
  [Name in keyof ReturnType<Data>]: ReturnType<Data>[Name] extends
    () => infer Result ? Awaited<Result> : Awaited<ReturnType<Data>[Name]>;
};

/** The results that have come. */
export type Arrived<Data extends PageData> = Partial<Results<Data>>;

/** The results of a page's calls by name, and promises of those to come. */
export type LoaderData = Readonly<Record<string, unknown>>;

/**
 * Makes the rows of all pages.
 * @param loaderOf Makes the loader of a page from its data function.
 */
export type CreateRoutes = (
  loaderOf: (data: PageData) => LoaderFunction,
) => RouteObject[];

/**
 * Runs a page's data function: starts its calls, and waits for what else it
 * promises.
 * @param start Starts a call: on the server at once, in browsers from the
 * document or a cache. Returns its result, or the promise of it.
 */
export async function loadData<Content>(
  data: PageData<Content>,
  args: PageArgs<Content>,
  start: (call: PageCall, name: string) => unknown,
): Promise<LoaderData> {
  const entries = Object.entries(data(args)).map(async ([name, it]) => [
    name,
    typeof it === "function" ? start(it, name) : await it,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The results that have come. */
export function arrivedData(data: LoaderData): LoaderData {
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.filter(([, value]) => !(value instanceof Promise)),
  );
}

/** The results of a page that have not come yet. */
export function pendingOf(
  { data }: { data: LoaderData },
): Promise<unknown>[] {
  return Object.values(data).filter((value) => value instanceof Promise);
}
