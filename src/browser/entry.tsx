import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { createRoutes } from "../../routes.ts";
import { notFoundPattern } from "../paths.ts";
import {
  bodyParts,
  type DocumentParts,
  DocumentPartsContext,
  type Places,
} from "../ui/layout/document/document-parts.ts";
import { hasDataBlocks } from "../streaming/data-block.tsx";
import { shellComplete } from "../streaming/shell-end.tsx";
import {
  contentTimeoutMs,
  hasStopped,
  watchDocument,
} from "../streaming/stopped-document.ts";
import { ContentContext } from "../ui/content-context.ts";
import { createClientPages } from "../streaming/client-pages.ts";
import { setStaticHashes } from "../static-files.ts";
import { CallCache } from "../streaming/call-cache.ts";
import { withoutEnded } from "../content/shown-until.ts";
import { authorization, Gateway } from "./gateway.ts";
import { keepPlace, returnToEntry, usedControl } from "./early/keep-place.ts";
import { HeldContent } from "./held-content.ts";
import { keepVisitorState } from "./kept-state.ts";
import {
  type ShowChange,
  withShownChanges,
} from "./navigation/view-transition.ts";
import { reloadOnce, wasReloaded } from "./reload-once.ts";
import { serverTime } from "../streaming/server-clock.ts";
import { sendError } from "./vitals/send-error.ts";
import { whenIdle } from "./when-idle.ts";
import { whenLoaded } from "./when-loaded.ts";
import { hydratingKey } from "./hydrating-key.ts";

const hasFailed = wasReloaded();
const cache = new CallCache({
  heldMs: () => heldSeconds() * 1000,
  token: authorization,
  stillShown(result) {
    const time = serverTime();
    return time === undefined ? result : withoutEnded(result, time);
  },
});
const pages = createClientPages(
  createRoutes,
  (pathname) => new Gateway(pathname),
  cache,
);
const laterContent = new HeldContent(cache, pages.isReturn);
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
 * @param loadEarly Starts the small script of every visit, unless it has.
 * @throws {TypeError} When a file is missing; it may be called again.
 */
export async function hydrate(
  isPressed: () => boolean,
  loadEarly: () => Promise<Places | undefined>,
): Promise<void> {
  // If rendering failed before the reload, it would fail again.
  if (hasFailed) return;
  const { route, hydrate: load } = pages.pageAt(location.href);
  // An archive shows documents at addresses of its own.
  const isElsewhere = route.path === notFoundPattern &&
    !document.querySelector(".not-found");
  if (isElsewhere) return;
  // Otherwise the router would load the page's module after the first render.
  Object.assign(route, await route.lazy?.(), { lazy: undefined });
  setStaticHashes(JSON.parse(await shellComplete() ?? "{}"));
  const data = await load();
  // Before the router listens to `popstate`.
  const places = await loadEarly().catch(() => undefined) ?? ownPlaces();
  while (isPressed()) await new Promise((it) => setTimeout(it, lookMs));
  const router = pages.createRouter(route, data);
  const { dataset } = document.documentElement;
  const hydratedParts = new Set();
  dataset[hydratingKey] = "";
  function startLateOnceHydrated(): void {
    // A busy device seems idle before.
    if (hydratedParts.size < bodyParts || hasDataBlocks()) {
      return whenIdle(startLateOnceHydrated);
    }
    delete dataset[hydratingKey];
    addEventListener("online", () => router.revalidate());
    startLate();
  }
  whenLoaded(() => whenIdle(startLateOnceHydrated));
  const restoreVisitorState = keepVisitorState();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentPartsContext
          value={{
            ...documentParts(),
            hydratedParts,
            places,
            preventsScrollReset: () => router.state.preventScrollReset,
          }}
        >
          <ContentContext value={laterContent}>
            <RouterProvider
              router={withShownChanges(
                router,
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

/** Keeps places where the small script, which does so, cannot be loaded. */
function ownPlaces(): Places {
  keepPlace();
  return { returnToEntry, usedControl };
}

/** Starts work that must not delay the first page. */
async function startLate(): Promise<void> {
  const late = await import("./after-load.ts").catch(() => undefined);
  // Links work without it.
  late?.startAfterLoad({
    prefetch(pathname) {
      const { route, load } = pages.pageAt(pathname);
      return Promise.all([route.lazy?.(), load()]);
    },
    prefetchRecordPage(pathname) {
      const { route } = pages.pageAt(pathname);
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
