/**
 * Gives the entry of a document's first page a key of its own, as later ones
 * have: the router calls them all "default", and would scroll one page to where
 * the visitor was on another.
 */
export function giveKeyToFirstPage(): void {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...history.state, key }, "");
}
