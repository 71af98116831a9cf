import { isTyping } from "../lib/is-typing.ts";
import {
  completeAt,
  contentTimeoutMs,
  hasStopped,
  isArriving,
  isShellComplete,
  stopDocument,
  stoppedMs,
} from "./document-state.ts";

/**
 * Detects that a streamed document has stopped, because the process ended or
 * the connection was lost: nothing arrives for longer than the content timeout.
 * Browsers may not report this; in Chromium such a document stays "loading".
 * Without its whole shell it cannot hydrate, and is reloaded.
 */
export function watchDocument(): void {
  // Only a streamed document names its complete version, or is loading still.
  if (completeAt() === undefined && !isArriving()) return;
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
    if (isArriving()) lastPartAt = performance.now();
    wait();
  });
  observer.observe(document, { childList: true, subtree: true });
  // This script may run long after the last part of the document arrived.
  wait(Math.max(stoppedMs, limitMs - sinceLastPartMs()));
}

/**
 * Limits the time for trying a call again that begins now. It counts from the
 * last part of the document if that is still arriving.
 * @returns A function that returns the time left, in milliseconds.
 */
export function retryTime(): () => number {
  const began = performance.now();
  const isExpected = isArriving() && !hasStopped();
  return () =>
    contentTimeoutMs() -
    (isExpected ? sinceLastPartMs() : performance.now() - began);
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
