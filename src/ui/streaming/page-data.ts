import type { LoaderFunctionArgs } from "react-router-dom";
import type { ContentSource } from "../../content/content-source.ts";
import type { ContentResult } from "../../content/calls/content-result.ts";

/** What a page may use to get its data. */
export interface PageArgs {
  content: ContentSource;
  /** Values of the path's parameters. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** A call that a page needs; it is made when this function is called. */
export type PageCall = () => Promise<ContentResult<unknown>>;

/** The calls of a page by name: a function beside the page. */
export type PageData = (args: PageArgs) => Readonly<Record<string, PageCall>>;

/** The results of these calls. */
export type Results<Data extends PageData> = {
  [Name in keyof ReturnType<Data>]: Awaited<
    ReturnType<ReturnType<Data>[Name]>
  >;
};

/** The results that have come. */
export type Arrived<Data extends PageData> = Partial<Results<Data>>;

/** The calls of the page that a loader is for. */
export function callsOf(
  data: PageData,
  { request, params }: Pick<LoaderFunctionArgs, "request" | "params">,
  content: ContentSource,
): Readonly<Record<string, PageCall>> {
  const query = new URL(request.url).searchParams;
  return data({ content, params, query });
}
