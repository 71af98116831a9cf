/** What the root element's data says of a document that has stopped. */
const stoppedKey = "stopped";
/** How much longer than its content a document may take, in milliseconds. */
const graceMs = 250;
/** What content has by another way at least, in milliseconds. */
const otherWayMs = 1500;

/**
 * Notices that a streamed document has stopped halfway, because the process
 * ended or the line dropped: nothing of it comes for longer than its content
 * may take. Not every browser says so; in Chromium such a document just stays
 * "loading".
 * @param isShellComplete Whether there is something to hydrate; a document
 * without is loaded again.
 */
export function watchDocument(isShellComplete: () => boolean): void {
  const timeoutMs = contentTimeoutMs();
  if (!timeoutMs) return;
  const limitMs = timeoutMs + graceMs;
  let timer: ReturnType<typeof setTimeout>;
  function wait(ms = limitMs): void {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  }
  function stop(): void {
    observer.disconnect();
    if (!isShellComplete()) return location.reload();
    stopDocument();
  }
  const observer = new MutationObserver(() => wait());
  observer.observe(document, { childList: true, subtree: true });
  // This script may have come long after the last of the document.
  wait(Math.max(graceMs, limitMs - elapsedMs()));
}

/** How long the document's content may take; 0 when it waits for none. */
export function contentTimeoutMs(): number {
  return Number(document.documentElement.dataset.contentTimeout ?? 0);
}

/** How long content may take by another way once the document has stopped. */
export function timeLeftMs(): number {
  return Math.max(otherWayMs, contentTimeoutMs() - elapsedMs());
}

/** Time since the first byte of the document. */
function elapsedMs(): number {
  const [entry] = performance.getEntriesByType("navigation");
  const { responseStart = 0 } = entry as PerformanceNavigationTiming ?? {};
  return performance.now() - responseStart;
}

/** Waits no longer for the rest of the document. */
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
 * @returns A function that ends that.
 */
export function onStop(callback: () => void): () => void {
  document.addEventListener(stoppedKey, callback);
  return () => document.removeEventListener(stoppedKey, callback);
}
