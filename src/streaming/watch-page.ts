/**
 * Calls `isDone` now and after each change of the page, until it returns true.
 * @returns A function that stops watching.
 */
export function watchPage(isDone: () => boolean): () => void {
  const observer = new MutationObserver(check);
  function check(): void {
    if (isDone()) observer.disconnect();
  }
  observer.observe(document, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}
