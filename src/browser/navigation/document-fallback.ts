import { createPath, type Location, type RouteObject } from "react-router-dom";
import { loadDocument, reloadOnce } from "./reload-once.ts";

/**
 * Routes that load a page as a document when its module cannot be loaded: the
 * chunks of an older build are gone, and a document brings the new build.
 * @param wanted The pending location; undefined if the route's navigation was
 * superseded.
 */
export function withDocumentFallback(
  routes: RouteObject[],
  wanted: (route: RouteObject) => Location | undefined,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children, index } = route;
    if (index) return route;
    return {
      ...route,
      children: children && withDocumentFallback(children, wanted),
      lazy: lazy && (async () => {
        try {
          return await lazy();
        } catch (error) {
          const to = wanted(route);
          if (!to) throw error;
          const { href } = new URL(createPath(to), location.origin);
          if (!reloadOnce("chunk", href)) loadDocument(href);
          // The page stays as it is until the document comes.
          return await new Promise<never>(() => {});
        }
      }),
    };
  });
}
