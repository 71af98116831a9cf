/** What the root element's data says of a document that has stopped. */
const stoppedKey = "stopped";
/** How much longer than its content a document may take, in milliseconds. */
const graceMs = 250;
/** How long its content may take to come by another way, in milliseconds. */
const otherWayMs = 1500;

/**
 * Notices that a streamed document has stopped halfway, because the process
 * ended or the line dropped: nothing of it comes for longer than its content
 * may take. Browsers do not say so; in Chromium such a document just stays
 * "loading".
 */
export function watchDocument(document: Document): void {
  const { dataset } = document.documentElement;
  const { contentTimeout } = dataset;
  // Only documents that wait for content have it.
  if (!contentTimeout) return;
  let timer: ReturnType<typeof setTimeout>;
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(stop, Number(contentTimeout) + graceMs);
  }
  function stop(): void {
    observer.disconnect();
    // The shell ends with the script that would hydrate it.
    if (!document.querySelector("script[type=module]")) location.reload();
    dataset[stoppedKey] = "";
    document.dispatchEvent(new Event(stoppedKey));
  }
  const observer = new MutationObserver(wait);
  observer.observe(document, { childList: true, subtree: true });
  wait();
}

/**
 * Calls back once a document has stopped, which it may have done already.
 * @param onStop Is given how long its content may take by another way.
 */
export function whenStopped(
  document: Document,
  onStop: (limit: AbortSignal) => void,
): void {
  const call = () => onStop(AbortSignal.timeout(otherWayMs));
  if (stoppedKey in document.documentElement.dataset) call();
  else document.addEventListener(stoppedKey, call);
}
