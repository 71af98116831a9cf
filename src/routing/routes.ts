import {
  type AgnosticNonIndexRouteObject,
  matchRoutes,
} from "@remix-run/router";
import { canonicalPaths, notFoundPattern } from "../addresses/paths.ts";
import type { ContentClient } from "../content/content-client.ts";
import type { CurrentPage } from "./page-context.ts";
import type { PageModule, PageTable, Params } from "./page-module.ts";

/** A row of the page table, as the router matches it. */
interface PageRoute extends AgnosticNonIndexRouteObject {
  path: string;
  handle: () => Promise<PageModule>;
}

/** The page table in the form that the router matches. */
export type PageRoutes = PageRoute[];

/** The row of an address. */
export interface PageMatch {
  /** The row's path in the page table, such as "/blog/:id". */
  pattern: string;
  params: Params;
  /** Loads the page's module. */
  load(): Promise<PageModule>;
}

/** Turns the page table into the router's route objects. */
export function createRoutes(table: PageTable): PageRoutes {
  return Object.entries(table).map(([path, handle]) => ({
    id: path,
    path,
    handle,
  }));
}

/** Finds the row of a path; aliases have their canonical path's row. */
export function matchPage(routes: PageRoutes, path: string): PageMatch {
  const pathname = canonicalPaths[path] ?? path;
  const match = matchRoutes(routes, { pathname })?.at(-1);
  if (!match) throw new Error(`Cannot match "${path}": there is no 404 row`);
  const { route, params } = match;
  return { pattern: route.path, params, load: route.handle };
}

/** What of an address decides its page. */
export interface PageRequest {
  pathname: string;
  /** The query with its question mark; empty by default. */
  search?: string;
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal;
}

/**
 * Loads the page of an address and runs its loader; promises in what that
 * returns are not awaited.
 * @throws {unknown} What the page's module or loader throws.
 */
export async function loadPage(
  routes: PageRoutes,
  content: ContentClient,
  { pathname, search = "", signal }: PageRequest,
): Promise<CurrentPage> {
  const { pattern, params, load } = matchPage(routes, pathname);
  const page = await load();
  const query = new URLSearchParams(search);
  const data = await page.loader?.(content, { params, query, signal });
  return { pattern, page, params, data: { ...data } };
}

/** Paths of the table that name one address each: no parameter, no 404 page. */
export function fixedPaths(table: PageTable): string[] {
  return Object.keys(table).filter((path) =>
    !path.includes(":") && path !== notFoundPattern
  );
}
