/**
 * Gives the history entry of a document's first page a unique key, like later
 * ones. The router uses "default" for all of them, and would restore the scroll
 * position of another page.
 */
export function setFirstPageKey(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, "");
}
