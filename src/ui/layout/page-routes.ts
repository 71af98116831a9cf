import { matchRoutes, type RouteObject } from "react-router-dom";
import { canonicalPaths, notFoundPattern } from "../../paths.ts";
import type { Handle } from "./handle.ts";

/** The path of the row of an address, such as "/blog/:id". */
export function patternOf(routes: RouteObject[], pathname: string): string {
  return rowOf(routes, pathname)?.path ?? notFoundPattern;
}

/** What the page of an address says of itself. */
export async function handleOf(
  routes: RouteObject[],
  pathname: string,
): Promise<Handle> {
  const module = await rowOf(routes, pathname)?.lazy?.();
  return module?.handle ?? {};
}

function rowOf(
  routes: RouteObject[],
  pathname: string,
): RouteObject | undefined {
  return matchRoutes(routes, { pathname })?.at(-1)?.route;
}

/** The rows that show a page. */
export function pageRows(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap(({ children = [] }) => children)
    .filter(({ lazy }) => lazy !== undefined);
}

/** Paths that name one page each: no parameter, no alias, no 404 page. */
export function fixedPaths(routes: readonly RouteObject[]): string[] {
  return pageRows(routes).map(({ path = "" }) => path).filter((path) =>
    !path.includes(":") && !(path in canonicalPaths) && path !== notFoundPattern
  );
}
