import { parseQuery } from "../../lib/http/query.ts";
import { canonicalPaths } from "../../paths.ts";
import { arrivedData } from "../../streaming/page-data.ts";
import { type Handle, type Page, type Queries } from "./handle.ts";

/** The path and query of an address. */
interface PageLocation {
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

/**
 * The one address of all that show the same page: of the query only what
 * changes the page, in canonical form.
 */
export function canonicalAddress(
  { queries = {} }: Pick<Handle, "queries">,
  { pathname, search }: PageLocation,
): string {
  return pathname + textOf(canonicalQuery(queries, search));
}

/** The same, once the page's data is known: of what it shows. */
export function shownAddress(page: Page, location: PageLocation): string {
  return location.pathname + textOf(shownQuery(page, location));
}

/**
 * The path and query of a page's canonical link. With a parameter that search
 * engines should ignore, it is the page's address without a query.
 */
export function canonicalLink(page: Page, location: PageLocation): string {
  const { indexedQueries = [] } = page.handle;
  const path = canonicalPaths[location.pathname] ?? location.pathname;
  const query = shownQuery(page, location);
  const isIndexed = [...query.keys()].every((it) =>
    indexedQueries.includes(it)
  );
  return isIndexed ? path + textOf(query) : path;
}

/** Names of the query parameters that change a page. */
export function queryNames({ queries = {} }: Pick<Handle, "queries">) {
  return Object.keys(queries);
}

function shownQuery(
  { handle, data }: Page,
  { search }: PageLocation,
): URLSearchParams {
  const { queries = {} } = handle;
  const query = canonicalQuery(queries, search);
  return handle.shownQuery?.(query, arrivedData(data)) ?? query;
}

function canonicalQuery(
  queries: Queries,
  search: string,
): URLSearchParams {
  const query = new URLSearchParams();
  if (search === "") return query;
  const given = parseQuery(search);
  for (const [name, canonicalValue] of Object.entries(queries)) {
    const value = canonicalValue(given.get(name) ?? "");
    if (value) query.set(name, value);
  }
  return query;
}

function textOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}
