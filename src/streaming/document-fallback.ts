import { createPath, type Location, type RouteObject } from "react-router-dom";

/**
 * Falls back to loading a page as a document when its module or its data cannot
 * be loaded: after a deployment the old chunks are gone, and a document brings
 * the new build.
 * @param wanted The pending location; undefined if the route's navigation was
 * superseded.
 */
export function withDocumentFallback(
  routes: RouteObject[],
  wanted: (route: RouteObject) => Location | undefined,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, loader, children, index } = route;
    if (index) return route;
    function orDocument<A extends unknown[], T>(load: (...args: A) => T) {
      return async (...args: A): Promise<Awaited<T>> => {
        try {
          return await load(...args);
        } catch (error) {
          const to = wanted(route);
          if (!to) throw error;
          const { href } = new URL(createPath(to), location.origin);
          // Assigning the same address with a hash would only scroll.
          if (href === location.href) location.reload();
          else location.assign(href);
          // Keep the current page until the document loads.
          return await new Promise<never>(() => {});
        }
      };
    }
    return {
      ...route,
      children: children && withDocumentFallback(children, wanted),
      lazy: lazy && orDocument(lazy),
      loader: typeof loader === "function" ? orDocument(loader) : loader,
    };
  });
}
