import {
  matchRoutes,
  type RouteMatch,
  type RouteObject,
} from "react-router-dom";
import { canonicalPaths, notFoundRoutePath } from "../../paths.ts";
import type { Handle } from "./handle.ts";

/** The route path that matches an address, such as "/blog/:id". */
export function patternOf(routes: RouteObject[], pathname: string): string {
  return matchOf(routes, pathname)?.route.path ?? notFoundRoutePath;
}

/** The handle of the page at an address. */
export async function handleOf(
  routes: RouteObject[],
  pathname: string,
): Promise<Handle> {
  return await handleOfRoute(matchOf(routes, pathname)?.route);
}

/** The handle of a page, whose module is loaded at its first use. */
export async function handleOfRoute(row?: RouteObject): Promise<Handle> {
  const module = await row?.lazy?.();
  return module?.handle ?? {};
}

/** The row of `routes.ts` that matches a path, and the path's parameters. */
export function matchOf(
  routes: RouteObject[],
  pathname: string,
): RouteMatch | undefined {
  return matchRoutes(routes, { pathname })?.at(-1);
}

/** The routes that render a page. */
export function pageRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap(({ children = [] }) => children)
    .filter(({ lazy }) => lazy !== undefined);
}

/** Paths of static pages: without parameters, aliases and the 404 page. */
export function fixedPaths(routes: readonly RouteObject[]): string[] {
  return pageRoutes(routes).map(({ path = "" }) => path).filter((path) =>
    !path.includes(":") && !(path in canonicalPaths) &&
    path !== notFoundRoutePath
  );
}
