import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
} from "react-router-dom";
import type { CallCache } from "./call-cache.ts";
import { documentCall } from "./document-call.ts";
import { withDocumentFallback } from "./document-fallback.ts";
import {
  type CreateRoutes,
  loadData,
  type LoaderData,
  type PageCall,
  type PageData,
} from "./page-data.ts";

/** Gets the result of a page's call, or its promise. */
type StartCall = (
  call: PageCall,
  names: { name: string; key: string; pathname: string },
) => unknown;

/** The browser's side of the routes. */
export function createClientPages<Content>(
  createRoutes: CreateRoutes,
  contentOf: (pathname: string) => Content,
  cache: CallCache,
) {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const startCached: StartCall = (call, { key, pathname }) =>
    cache.resultOf(
      key,
      call,
      isReturning(pathname) ? () => showRenewed(pathname) : undefined,
    );
  /** Hydration takes the results that are in the document. */
  const startInDocument: StartCall = (call, { name, key }) => {
    const result = documentCall(name, call);
    // So that going back to this page needs no request.
    cache.addDocument(key, result);
    return result;
  };

  /**
   * Whether the page at a path is loaded for Back or Forward, which the
   * browser's address shows before the router does, or once more.
   */
  function isReturning(pathname: string): boolean {
    if (!router) return false;
    const { navigation: { location: to }, revalidation } = router.state;
    if (!to) return revalidation === "loading";
    return to.pathname === pathname &&
      to.key === (history.state?.key ?? "default");
  }

  /** Shows what has been renewed if the visitor still sees its page. */
  function showRenewed(pathname: string): void {
    if (!router) return;
    const { navigation, location } = router.state;
    const shown = navigation.location ?? location;
    if (shown.pathname === pathname) router.revalidate();
  }

  /** Whether the page that shows was reached by Back or Forward. */
  function isReturn(): boolean {
    return router?.state.historyAction === "POP";
  }

  const routes = createRoutes((data) => ({ request, params, context }) => {
    const start = context as StartCall | undefined ?? startCached;
    const { pathname, searchParams: query } = new URL(request.url);
    const args = { content: contentOf(pathname), params, query };
    return loadData(
      data as PageData<Content>,
      args,
      (call, name) =>
        start(call, { name, key: `${pathname} ${name}`, pathname }),
    );
  });

  /** The route of an address, and functions that run its loader. */
  function pageAt(address: string) {
    const url = new URL(address, location.href);
    const { route, params } = matchRoutes(routes, url)?.at(-1) ??
      { route: {} as RouteObject };
    const { loader } = route;
    async function run(context?: StartCall): Promise<LoaderData> {
      if (typeof loader !== "function") return {};
      const request = new Request(url);
      const args = { params: params ?? {}, request, context };
      return await loader(args) as LoaderData;
    }
    return { route, load: () => run(), hydrate: () => run(startInDocument) };
  }

  /** The router, which shows the document's page with this data at first. */
  function createRouter({ id = "" }: RouteObject, data: LoaderData) {
    const created = createBrowserRouter(
      withDocumentFallback(routes, ({ id }) => {
        const to = created.state.navigation.location;
        return to && pageAt(to.pathname).route.id === id ? to : undefined;
      }),
      {
        hydrationData: { loaderData: { [id]: data } },
        future: {
          v7_fetcherPersist: true,
          v7_normalizeFormMethod: true,
          v7_partialHydration: true,
          v7_relativeSplatPath: true,
          v7_skipActionErrorRevalidation: true,
        },
      },
    );
    router = created;
    return created;
  }

  return { pageAt, createRouter, isReturn };
}
