import { useMatches } from "react-router-dom";
import { arrivedData, type LoaderData } from "../../streaming/page-data.ts";
import type { ContentResult } from "../../lib/content-result.ts";

/** The background colour at the top of a page, also used by the navigation. */
type Surface =
  | "danfo"
  | "paper-2"
  | "lagoon"
  | "haze"
  | "laterite"
  | "paper"
  | "night";

/** A page's data for the document's head. */
export interface Meta {
  title: string;
  description?: string;
  /** Reference of the page's share picture, a JPEG file. */
  picture?: string;
  /** Whether search engines should not index the page. */
  noIndex?: boolean;
}

/**
 * What a page declares for the head, the layout and the server. A page may
 * narrow the parameters of these methods to the type of its own loader data.
 */
export interface Handle {
  surface: Surface;
  meta: PageFunction<Meta>["call"];
  /** The HTTP status, based on the data available before the first byte. */
  status?: PageFunction<number>["call"];
  /** The query parameters that change the page; others are ignored. */
  queries?: Queries;
  /** Those of them with which an address is its own canonical link. */
  indexedQueries?: readonly string[];
  /** The query of what the page shows, where it depends on the data. */
  shownQuery?: ShownQuery["call"];
}

/**
 * Query parameters by name. Each function returns the canonical form of a
 * value; an empty text if the value changes nothing.
 */
export type Queries = Readonly<Record<string, (value: string) => string>>;

interface ShownQuery {
  call(query: URLSearchParams, data: object): URLSearchParams;
}

/**
 * A function of the page's data and its route's path, which tells an alias from
 * its page.
 */
// A method, because a function type would not let a page narrow `data`.
interface PageFunction<T> {
  call(data: object, routePath: string): T;
}

/** A page with its data: the innermost route match. */
export interface Page {
  /** Its route's path in `routes.ts`. */
  routePath: string;
  handle: Handle;
  data: LoaderData;
}

/** The current page. */
export function usePage(): Page {
  const { id, handle, data } = useMatches().at(-1)!;
  return {
    routePath: id,
    handle: handle as Handle,
    data: data as LoaderData ?? {},
  };
}

/** A page's data for the head, from the loader data that has arrived. */
export function metaOf(page: Page): Meta {
  const { handle, data, routePath } = page;
  return handle.meta(arrivedData(data), routePath);
}

/**
 * The HTTP status of the page of one record: 503 if its call failed, 404 if
 * there is no such record, 200 while it is pending.
 */
export function recordStatus(result?: ContentResult<unknown>): number {
  if (!result) return 200;
  if (!result.ok) return 503;
  return result.value ? 200 : 404;
}

/** The HTTP status of a page, based on the data that has arrived. */
export function statusOf({ handle, data, routePath }: Page): number {
  return handle.status?.(arrivedData(data), routePath) ?? 200;
}

/** Whether some of a page's data is a failed content result. */
export function hasFailure({ data }: Page): boolean {
  return Object.values(arrivedData(data)).some(isFailed);
}

function isFailed(value: unknown): boolean {
  return typeof value === "object" && value !== null && "ok" in value &&
    value.ok === false;
}
