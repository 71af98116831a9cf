/**
 * Gives each history entry a unique key. The router gives none to a document's
 * first entry, nor to those of fragments, which the browser adds: it would
 * restore the scroll position of another one. Call it before the router listens
 * to `popstate`.
 */
export function giveEntriesKeys(): void {
  giveKey();
  addEventListener("popstate", giveKey);
}

function giveKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: `${Math.random()}` }, "");
}
