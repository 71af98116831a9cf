import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { createRoutes } from "../../routes.ts";
import { notFoundPattern } from "../paths.ts";
import {
  bodyParts,
  type DocumentParts,
  DocumentPartsContext,
  type Places,
} from "../ui/layout/document/document-parts.ts";
import type { LoaderData } from "../ui/layout/handle.ts";
import { hasDataBlocks } from "../ui/streaming/data-block.tsx";
import { shellComplete } from "../ui/streaming/shell-end.tsx";
import {
  contentTimeoutMs,
  hasStopped,
  watchDocument,
} from "../ui/streaming/stopped-document.ts";
import { ContentContext } from "../ui/streaming/content-context.ts";
import type { PageCall } from "../ui/streaming/page-data.ts";
import { CallCache } from "./call-cache.ts";
import { authorization, Gateway } from "./gateway.ts";
import { documentCall } from "./document-call.ts";
import { HeldContent } from "./held-content.ts";
import { keepVisitorState } from "./kept-state.ts";
import { withDocumentFallback } from "./navigation/document-fallback.ts";
import {
  type ShowChange,
  withShownChanges,
} from "./navigation/view-transition.ts";
import { reloadOnce, wasReloaded } from "./reload-once.ts";
import { serverTime } from "./server-clock.ts";
import { sendError } from "./vitals/send-error.ts";
import { whenIdle } from "./when-idle.ts";
import { whenLoaded } from "./when-loaded.ts";
import { hydratingKey } from "./hydrating-key.ts";

const hasFailed = wasReloaded();
const cache = new CallCache({
  token: authorization,
  heldMs: () => heldSeconds() * 1000,
  serverTime,
});
type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | undefined;
const laterContent = new HeldContent(
  cache,
  () => router?.state.historyAction === "POP",
);

/** Gets the result of a page's call, or its promise. */
type StartCall = (
  call: PageCall,
  names: { name: string; key: string; pathname: string },
) => unknown;

const startCached: StartCall = (call, { key, pathname }) =>
  cache.resultOf(
    key,
    call,
    isReturn(pathname) ? () => showRenewed(pathname) : undefined,
  );
/** Hydration takes the results that are in the document. */
const startInDocument: StartCall = (call, { name, key }) => {
  const result = documentCall(name, call);
  // So that going back to this page needs no request. The document is for
  // visitors without a token.
  if (!authorization()) cache.add(key, result);
  return result;
};

/**
 * Whether the page at a path is loaded for Back or Forward, which the browser's
 * address shows before the router does, or once more.
 */
function isReturn(pathname: string): boolean {
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

const routes = createRoutes((data) => async ({ request, params, context }) => {
  const start = context as StartCall | undefined ?? startCached;
  const { pathname, searchParams: query } = new URL(request.url);
  const content = new Gateway(pathname);
  const entries = Object.entries(data({ content, params, query }));
  const results = entries.map(async ([name, it]) => [
    name,
    typeof it === "function"
      ? start(it, { name, key: `${pathname} ${name}`, pathname })
      : await it,
  ]);
  return Object.fromEntries(await Promise.all(results));
});
/** Renders page changes immediately; `after-load.ts` adds transitions. */
const changes: { show: ShowChange } = {
  show: (_, update) => update(false),
};

watchDocument();

let tokenOfPage: string | undefined;
addEventListener("pagehide", () => tokenOfPage = authorization());
addEventListener("pageshow", ({ persisted }) => {
  // In the bfcache is what came with the token of then.
  if (persisted && authorization() !== tokenOfPage) location.reload();
});

/** How often to see whether a press is over, in milliseconds. */
const lookMs = 50;

/**
 * Hydrates the document that the server sent.
 * @param isPressed Whether the visitor is pressing something, which must not be
 * replaced meanwhile.
 * @throws {TypeError} When a file is missing; it may be called again.
 */
export async function hydrate(isPressed: () => boolean): Promise<void> {
  // If rendering failed before the reload, it would fail again.
  if (hasFailed) return;
  const { route, load } = pageAt(location.href);
  // An archive shows documents at addresses of its own.
  const isElsewhere = route.path === notFoundPattern &&
    !document.querySelector(".not-found");
  if (isElsewhere) return;
  // Otherwise the router would load the page's module after the first render.
  Object.assign(route, await route.lazy?.(), { lazy: undefined });
  await shellComplete();
  const data = await load(startInDocument);
  // Before the router listens to `popstate`.
  const places = await earlyScript();
  while (isPressed()) await new Promise((it) => setTimeout(it, lookMs));
  const created: Router = createBrowserRouter(
    withDocumentFallback(routes, ({ id }) => {
      const to = created.state.navigation.location;
      return to && pageAt(to.pathname).route.id === id ? to : undefined;
    }),
    {
      hydrationData: { loaderData: { [route.id ?? ""]: data } },
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
  const { dataset } = document.documentElement;
  const hydratedParts = new Set();
  dataset[hydratingKey] = "";
  function startLateOnceHydrated(): void {
    // A busy device seems idle before.
    if (hydratedParts.size < bodyParts || hasDataBlocks()) {
      return whenIdle(startLateOnceHydrated);
    }
    delete dataset[hydratingKey];
    addEventListener("online", () => router?.revalidate());
    startLate();
  }
  whenLoaded(() => whenIdle(startLateOnceHydrated));
  const restoreVisitorState = keepVisitorState();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentPartsContext
          value={{ ...documentParts(), hydratedParts, places }}
        >
          <ContentContext value={laterContent}>
            <RouterProvider
              router={withShownChanges(
                created,
                (...change) => changes.show(...change),
              )}
              future={{ v7_startTransition: true }}
            />
          </ContentContext>
        </DocumentPartsContext>
      </StrictMode>,
      {
        onCaughtError: handleRenderError,
        onUncaughtError: handleRenderError,
        onRecoverableError(error) {
          restoreVisitorState();
          // Expected when the document stopped: the browser renders the missing
          // content.
          if (!hasStopped()) handleRecoverableError(error);
        },
      },
    );
  });
}

/** The small script of every visit; React does without it. */
function earlyScript(): Promise<Places | undefined> {
  const { early = "" } = document.getElementById("scripts")?.dataset ?? {};
  return import(early).catch(() => undefined);
}

/** The route of an address, and a function that runs its loader. */
function pageAt(address: string) {
  const url = new URL(address, location.href);
  const { route, params } = matchRoutes(routes, url)?.at(-1) ??
    { route: {} as RouteObject };
  const { loader } = route;
  return {
    route,
    load: async (context?: StartCall): Promise<LoaderData> =>
      typeof loader === "function"
        ? await loader({
          params: params ?? {},
          request: new Request(url),
          context,
        }) as LoaderData
        : {},
  };
}

/** Starts work that must not delay the first page. */
async function startLate(): Promise<void> {
  const late = await import("./after-load.ts").catch(() => undefined);
  // Links work without it.
  late?.startAfterLoad({
    prefetch(pathname) {
      const { route, load } = pageAt(pathname);
      return Promise.all([route.lazy?.(), load()]);
    },
    prefetchRecordPage(pathname) {
      const { route } = pageAt(pathname);
      if (!route.path?.includes(":")) return;
      // The navigation retries a failed import.
      route.lazy?.().catch(() => {});
    },
    changes,
  });
}

/** Reports a render error, and reloads the document, which then stays. */
function handleRenderError(error: unknown): void {
  console.error(error);
  sendError(error);
  reloadOnce();
}

let hasReported = false;

/**
 * Reports what React recovered from, once. Without a cause the document was not
 * what the server sent, which is rarely the site's fault: one line in the log.
 */
function handleRecoverableError(error: unknown): void {
  console.error(error);
  if (hasReported) return;
  hasReported = true;
  sendError(error instanceof Error ? error.cause ?? error.message : error);
}

/** How long results are held, which every document names. */
function heldSeconds(): number {
  return Number(document.documentElement.dataset.heldSeconds ?? 0);
}

/** The document's parts besides the page, read from the DOM for hydration. */
function documentParts(): DocumentParts {
  const refresh = document.querySelector("head noscript[data-complete-at]");
  // Each part is between the comments of its Activity: "&" and "/&".
  const comments = [...document.body.childNodes].filter((it) =>
    it instanceof Comment
  );
  return {
    isRearranged: !comments.map(({ data }) => data).join("")
      .includes("&/&".repeat(bodyParts)),
    completeAt: refresh?.getAttribute("data-complete-at") ?? undefined,
    contentTimeoutMs: contentTimeoutMs(),
    heldSeconds: heldSeconds(),
    siteUrl: document.documentElement.dataset.site,
  };
}
