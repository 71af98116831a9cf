/**
 * The script that streamed documents have inline besides the other one. React
 * is needed if the shell is cut or silent, the content late, or the document
 * ends without it. If React cannot be loaded either, the page says that its
 * content is missing.
 */
import { isLoading } from "../../ui/layout/document/watch-page.ts";
import { isShellComplete } from "../../ui/streaming/shell-complete.ts";
import { failedEvent, hydrateEvent } from "./load-scripts.ts";

/** How long the shell may be silent, or the content late. */
const patienceMs = 1000;

/** Within this time React's own script shows content that has come. */
const revealMs = 200;

/** How long to wait before React is loaded again, at first. */
const retryMs = 1000;

/** How often this script tries; the early script may do so once. */
const mostTries = 3;

/** How long after the content's time limit the page says that it failed. */
const graceMs = 1000;

let silence: ReturnType<typeof setTimeout>;
let limit: ReturnType<typeof setTimeout>;
let isShellOver = false;
let tries = 1;
let retryTimer: ReturnType<typeof setTimeout> | undefined;

revealAtOnce();
addEventListener(
  "DOMContentLoaded",
  () => setTimeout(hydrateUnlessComplete, revealMs),
);
addEventListener("online", hydrateUnlessComplete);
// Jitter, or all open pages would ask a server that comes back at once.
addEventListener(failedEvent, () => {
  if (tries < mostTries) {
    retryTimer ??= setTimeout(
      retry,
      retryMs * 3 ** tries * (0.5 + Math.random() / 2),
    );
  }
});
new MutationObserver((records, observer) => {
  // What scripts put into the head is no part of the document.
  if (records.some(({ target }) => target !== document.head)) watchArrival();
  if (document.readyState !== "loading") observer.disconnect();
}).observe(document, { childList: true, subtree: true });

/**
 * React holds back content that comes within 300 ms of the shell's first paint,
 * whose time it keeps in this variable. Without a time it shows content in the
 * next frame.
 */
function revealAtOnce(): void {
  Object.defineProperty(self, "$RT", { get: () => undefined, set() {} });
}

/** Waits for the next part of the document. */
function watchArrival(): void {
  const { contentTimeout } = document.documentElement.dataset;
  clearTimeout(limit);
  limit = setTimeout(showFailure, Number(contentTimeout) + graceMs);
  if (isShellOver) return;
  isShellOver = isShellComplete();
  clearTimeout(silence);
  silence = setTimeout(hydrateUnlessComplete, patienceMs);
}

function hydrateUnlessComplete(): void {
  if (document.readyState === "loading" || !isShellComplete() || isLoading()) {
    dispatchEvent(new Event(hydrateEvent));
  }
}

/** A press tries at once, and does not count. */
function retry(): void {
  if (document.hidden) {
    return addEventListener("visibilitychange", retry, { once: true });
  }
  retryTimer = undefined;
  tries++;
  hydrateUnlessComplete();
}

/** Says that the content is missing, unless React looks after it. */
function showFailure(): void {
  if (document.querySelector("[data-hydrated]")) return;
  const states = document.querySelectorAll<HTMLElement>("main .loading");
  for (const state of states) {
    const link = document.createElement("a");
    link.href = location.href;
    link.textContent = "Try again";
    state.replaceChildren(`${state.dataset.failed}. `, link);
  }
}
