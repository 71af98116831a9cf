/**
 * A document whose chunk is missing or whose hydration fails is loaded once
 * more, never twice. After that it stays as the server sent it: all of the site
 * works without script.
 */

/** Why a document was loaded again: a chunk is missing, or rendering failed. */
export type ReloadReason = "chunk" | "render";

const storageKey = "reloaded-for";

/** Why this document was loaded again, if it was; to be read once, at start. */
export function reloadReason(): ReloadReason | undefined {
  try {
    const [reason, address] = sessionStorage.getItem(storageKey)?.split(" ") ??
      [];
    sessionStorage.removeItem(storageKey);
    const isKnown = reason === "chunk" || reason === "render";
    return isKnown && address === location.href ? reason : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads a document and records the reason, so that it happens once.
 * @returns False when the reason cannot be recorded: without it nothing would
 * prevent a loop.
 */
export function reloadOnce(
  reason: ReloadReason,
  address = location.href,
): boolean {
  try {
    sessionStorage.setItem(storageKey, `${reason} ${address}`);
  } catch {
    return false;
  }
  loadDocument(address);
  return true;
}

/** Loads a document, also when the browser already shows its address. */
export function loadDocument(address: string): void {
  // Assigning the same address with a hash would only scroll.
  if (address === location.href) location.reload();
  else location.assign(address);
}
