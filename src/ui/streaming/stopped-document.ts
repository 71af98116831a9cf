/** What the root element's data says of a document that has stopped. */
const stoppedKey = "stopped";
/** How much longer than its content a document may take, in milliseconds. */
const graceMs = 250;

/**
 * Notices that a streamed document has stopped halfway, because the process
 * ended or the line dropped: nothing of it comes for longer than its content
 * may take. Browsers do not say so; in Chromium such a document just stays
 * "loading".
 * @param isShellComplete Whether there is something to hydrate; a document
 * without is loaded again.
 */
export function watchDocument(isShellComplete: () => boolean): void {
  const { dataset } = document.documentElement;
  const { contentTimeout } = dataset;
  // Only documents that wait for content have it.
  if (!contentTimeout) return;
  const limitMs = Number(contentTimeout) + graceMs;
  let timer: ReturnType<typeof setTimeout>;
  function wait(ms = limitMs): void {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  }
  function stop(): void {
    observer.disconnect();
    if (!isShellComplete()) return location.reload();
    dataset[stoppedKey] = "";
    document.dispatchEvent(new Event(stoppedKey));
  }
  const observer = new MutationObserver(() => wait());
  observer.observe(document, { childList: true, subtree: true });
  // This script may have come long after the last of the document.
  const elapsedMs = performance.now() - firstByteMs();
  wait(Math.max(graceMs, limitMs - elapsedMs));
}

function firstByteMs(): number {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.responseStart ?? 0;
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
