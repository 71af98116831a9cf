import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { pages } from "../../routes.ts";
import type { ContentResult } from "../content/transport/content-result.ts";
import {
  type DocumentParts,
  DocumentPartsContext,
} from "../layout/document/document-parts.ts";
import type { LoaderData } from "../routing/page-module.ts";
import {
  essentialOf,
  hasEssentialFailure,
  hasFailure,
} from "../routing/page-state.ts";
import { createRoutes, loadPage, matchPage } from "../routing/routes.ts";
import { readLoaderData } from "../streaming/loader-data.ts";
import { whenStopped } from "../streaming/stopped-document.ts";
import { changes, Site } from "./app.tsx";
import {
  authorization,
  createBrowserContent,
  loadRecordModules,
} from "./browser-content.ts";
import { type CachedContent, createCachedContent } from "./cached-content.ts";
import {
  type ClientRouter,
  createClientRouter,
} from "./navigation/client-router.ts";
import { reloadOnce, reloadReason } from "./navigation/reload-once.ts";
import { sendError } from "./vitals/send-error.ts";

const contentMaxAgeMs = 60_000;
const reloadedFor = reloadReason();
const routes = createRoutes(pages);

/** Hydrates the document that the server sent. */
async function hydrate(): Promise<void> {
  const content = createCachedContent(createBrowserContent(), {
    maxAgeMs: contentMaxAgeMs,
    token: authorization,
  });
  const { pattern, params, load } = matchPage(routes, location.pathname);
  const data = readLoaderData(document);
  addStreamedData(content, data, params.id);
  // The page's chunk has to be loaded before its markup is hydrated.
  const page = await load();
  const first = { pattern, params, page, data };
  const router = createClientRouter({
    first,
    load: (to) => loadPage(routes, content.client, to),
  });
  if (document.documentElement.dataset.contentTimeout) {
    // A document that stops has little time to get its content another way.
    import("../content/views/post-views.ts").catch(() => {});
  }
  whenStopped(document, (limit) => {
    if (essentialOf(first).length > 0) router.refresh(first, limit);
  });
  whenIdle(() => {
    // What the server left out to be quick, such as related posts.
    if (hasFailure(first) && !hasEssentialFailure(first)) router.refresh(first);
    startLate(router, content);
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentPartsContext value={documentParts()}>
          <Site router={router} />
        </DocumentPartsContext>
      </StrictMode>,
      { onCaughtError: giveUp, onUncaughtError: giveUp },
    );
  });
}

/** Caches what the document brings, so that a step back needs no request. */
function addStreamedData(
  content: CachedContent,
  data: LoaderData,
  id = "",
): void {
  for (const [name, value] of Object.entries(data)) {
    if (value instanceof Promise) {
      // Only content results stream.
      content.add(name, id, value as Promise<ContentResult<unknown>>);
    }
  }
}

/** Starts what no first visit should wait for. */
async function startLate(
  router: ClientRouter,
  { prefetching }: CachedContent,
): Promise<void> {
  const late = await import("./after-load.ts").catch(() => undefined);
  // Without its file every link still leads on.
  late?.startAfterLoad({
    prefetch: (pathname) => loadPage(routes, prefetching, { pathname }),
    prefetchRecordPage(pathname) {
      const { pattern, load } = matchPage(routes, pathname);
      if (!pattern.includes(":")) return;
      // A failed import is repeated by the navigation.
      Promise.all([load(), loadRecordModules(pattern)]).catch(() => {});
    },
    onPage(shown) {
      router.subscribe(shown);
      shown();
    },
    changes,
  });
}

/** Rendering failed: keep the server's document, after one more try. */
function giveUp(error: unknown): void {
  console.error(error);
  if (error instanceof Error) sendError(error);
  if (!reloadedFor) reloadOnce("render");
}

/** Calls back once the page is loaded and the browser is idle, or soon after. */
function whenIdle(work: () => void): void {
  if (document.readyState !== "complete") {
    return addEventListener("load", () => whenIdle(work), { once: true });
  }
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) {
    // Where each frame takes its whole time, a page is never idle.
    requestIdleCallback(work, { timeout: 2_000 });
  } else setTimeout(work, 500);
}

/** What the document holds besides the page, read back for hydration. */
function documentParts(): DocumentParts {
  const refresh = document.querySelector("head noscript[data-complete-at]");
  return {
    completeAt: refresh?.getAttribute("data-complete-at") ?? undefined,
    siteUrl: document.documentElement.dataset.site,
  };
}

// What failed to render once would fail again.
if (reloadedFor !== "render") {
  hydrate().catch((error) => {
    console.error(error);
    if (!reloadedFor) reloadOnce("chunk");
  });
}
