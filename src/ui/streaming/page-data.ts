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

/**
 * The data of a page by name, from a function beside the page: calls, whose
 * results the page need not wait for, and promises that it waits for.
 */
export type PageData = (
  args: PageArgs,
) => Readonly<Record<string, PageCall | Promise<unknown>>>;

/** The results of these calls, and what was promised. */
export type Results<Data extends PageData> = {
  [Name in keyof ReturnType<Data>]: ReturnType<Data>[Name] extends
    () => infer Result ? Awaited<Result> : Awaited<ReturnType<Data>[Name]>;
};

/** The results that have come. */
export type Arrived<Data extends PageData> = Partial<Results<Data>>;
