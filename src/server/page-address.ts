import { limits } from "../content/blog-list.ts";
import { paths } from "../paths.ts";

/** What a request for a page asks for. */
export interface PageAddress {
  /** The path and the query that the page knows, in one fixed form. */
  address: string;
  /** Whether the document is wanted complete, without streaming. */
  whole: boolean;
}

/** Name of the query parameter that asks for a document without streaming. */
export const completeParameter = "complete";

/** Queries that pages know; with any other query a page is the same. */
const known: Readonly<Record<string, readonly string[]>> = {
  [paths.blog]: ["q", "tag", "page"],
  [paths.portfolio]: ["show"],
};

/** The one form of a page's address, whatever else its query holds. */
export function pageAddress(path: string, search: string): PageAddress {
  if (search === "") return { address: path, whole: false };
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of known[path] ?? []) {
    const value = given.get(name)?.slice(0, limits.query);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return {
    address: query ? `${path}?${query}` : path,
    whole: given.has(completeParameter),
  };
}

/** The same page, answered complete: where visitors without scripts go. */
export function completeAddress(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}${completeParameter}`;
}
