import { isTyping } from "../lib/is-typing.ts";
import { stoppedMs } from "./document-times.ts";
import { isShellComplete } from "./shell-complete.ts";

/** Data attribute of the root element, and event, of a stopped document. */
const stoppedKey = "stopped";

/**
 * Detects that a streamed document has stopped, because the process ended or
 * the connection was lost: nothing arrives for longer than the content timeout.
 * Browsers may not report this; in Chromium such a document stays "loading".
 * Without its whole shell it cannot hydrate, and is reloaded.
 */
export function watchDocument(): void {
  // Only a streamed document names its complete version, or is loading still.
  if (!document.querySelector("[data-complete-at]") && !isDocumentLoading()) {
    return;
  }
  const limitMs = contentTimeoutMs() + stoppedMs;
  let timer: ReturnType<typeof setTimeout>;
  function wait(ms = limitMs): void {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  }
  function stop(): void {
    observer.disconnect();
    if (isShellComplete()) stopDocument();
    else if (!isTyping()) location.reload();
  }
  const observer = new MutationObserver(() => {
    if (isDocumentLoading()) lastPartAt = performance.now();
    wait();
  });
  observer.observe(document, { childList: true, subtree: true });
  // This script may run long after the last part of the document arrived.
  wait(Math.max(stoppedMs, limitMs - sinceLastPartMs()));
}

/** The content timeout, which every document names. */
export function contentTimeoutMs(): number {
  return Number(document.documentElement.dataset.contentTimeout ?? 0);
}

/**
 * Limits the time for trying a call again that begins now. It counts from the
 * last part of the document if that is still arriving.
 * @returns A function that returns the time left, in milliseconds.
 */
export function retryTime(): () => number {
  const began = performance.now();
  const isArriving = isDocumentLoading() && !hasStopped();
  return () =>
    contentTimeoutMs() -
    (isArriving ? sinceLastPartMs() : performance.now() - began);
}

/** The time left for refetching content once the document has stopped. */
export function timeLeftMs(): number {
  return Math.max(0, contentTimeoutMs() - sinceLastPartMs());
}

/** When a part of the document was last seen to arrive. */
let lastPartAt = 0;

function sinceLastPartMs(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const { responseStart = 0 } = entry as PerformanceNavigationTiming ?? {};
  return performance.now() - Math.max(responseStart, lastPartAt);
}

function isDocumentLoading(): boolean {
  return document.readyState === "loading";
}

/** Stops waiting for the rest of the document. */
export function stopDocument(): void {
  if (hasStopped()) return;
  document.documentElement.dataset[stoppedKey] = "";
  document.dispatchEvent(new Event(stoppedKey));
}

/** Whether the document has stopped. */
export function hasStopped(): boolean {
  return stoppedKey in document.documentElement.dataset;
}

/**
 * Calls back when the document stops.
 * @returns A function that removes the listener.
 */
export function onStop(callback: () => void): () => void {
  document.addEventListener(stoppedKey, callback);
  return () => document.removeEventListener(stoppedKey, callback);
}
