/**
 * The script that streamed documents have inline besides the other one. The small
 * script comes once the shell is painted. React is needed if the document is cut,
 * silent or ends without its content. If React cannot be loaded either, the page
 * says that its content is missing.
 */
import type { DataOf } from "../../lib/data-attributes.ts";
import {
  contentTimeoutMs,
  failedMs,
  isArriving,
  isHydrated,
  isLoading,
  isShellComplete,
  silentMs,
  type waitingPart,
  type WaitingSelector,
} from "../../streaming/document-state.ts";
import { earlyEvent, failedEvent, hydrateEvent } from "./load-scripts.ts";

/** How long to wait before React is asked for a third time, at most. */
const thirdTimeMs = 9000;

let silence: ReturnType<typeof setTimeout>;
let limit: ReturnType<typeof setTimeout>;
let isShellSeen = false;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

revealAtOnce();
applyRestStylesOnceLoaded();
// React's own script shows content that has come in a frame before.
addEventListener(
  "DOMContentLoaded",
  () => requestAnimationFrame(hydrateUnlessComplete),
);
addEventListener("online", hydrateUnlessComplete);
// The other inline script has asked twice by then. With jitter, or all open pages
// would ask a server that comes back at once.
addEventListener(failedEvent, () => {
  retryTimer ??= setTimeout(retry, thirdTimeMs * (0.5 + Math.random() / 2));
});
const observer = new MutationObserver(() => {
  watchArrival();
  if (!isShellSeen && isShellComplete()) loadEarlyOncePainted();
  if (!isArriving()) observer.disconnect();
});
observer.observe(document, { childList: true, subtree: true });

/**
 * React holds back content that comes within 300 ms of the shell's first paint,
 * whose time it keeps in this variable. Without a time it shows content in the
 * next frame.
 */
function revealAtOnce(): void {
  Object.defineProperty(self, "$RT", { get: () => undefined, set() {} });
}

/**
 * Applies the stylesheet of tall windows in every window. Until then the footer,
 * which only it styles, is hidden: see `base.css`.
 */
function applyRestStylesOnceLoaded(): void {
  const { dataset } = document.documentElement;
  dataset.unstyled = "";
  for (const type of ["load", "error"]) {
    // These events do not bubble.
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || !target.media) return;
      target.media = "";
      delete dataset.unstyled;
    }, true);
  }
}

/**
 * Loads the early script once the whole shell is painted, whose controls must
 * not wait for the content. Hidden tabs are not painted.
 */
function loadEarlyOncePainted(): void {
  isShellSeen = true;
  const load = () => dispatchEvent(new Event(earlyEvent));
  if (document.hidden) load();
  // The frame is painted after this callback.
  else requestAnimationFrame(() => setTimeout(load));
}

/** Waits for the next part of the document. */
function watchArrival(): void {
  clearTimeout(limit);
  limit = setTimeout(showFailure, contentTimeoutMs() + failedMs);
  clearTimeout(silence);
  silence = setTimeout(hydrateUnlessComplete, silentMs);
}

function hydrateUnlessComplete(): void {
  if (isArriving() || !isShellComplete() || isLoading()) {
    dispatchEvent(new Event(hydrateEvent));
  }
}

function retry(): void {
  if (document.hidden) {
    return addEventListener("visibilitychange", retry, { once: true });
  }
  hydrateUnlessComplete();
}

/** Says that the content is missing, unless React looks after it. */
function showFailure(): void {
  observer.disconnect();
  if (isHydrated()) return;
  const states = document.querySelectorAll<HTMLElement>(
    "main [data-failed]" satisfies WaitingSelector,
  );
  for (const state of states) {
    const link = document.createElement("a");
    link.href = location.href;
    link.textContent = "Try again";
    const { failed }: DataOf<typeof waitingPart> = state.dataset;
    state.replaceChildren(`${failed}. `, link);
  }
}
