/**
 * Reloads a document once if a chunk is missing or hydration fails. After that
 * it stays as the server sent it: the whole site works without scripts.
 */

/** Why a document was reloaded: a missing chunk, or a render error. */
export type ReloadReason = "chunk" | "render";

const storageKey = "reloaded-for";

/** Why this document was reloaded, if it was. Call it once, at start. */
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
 * Loads a document and records the reason, so that it happens only once.
 * @returns False when the reason cannot be recorded: reloading could then loop.
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

/** Loads a document, even at the current address. */
export function loadDocument(address: string): void {
  // Assigning the same address with a hash would only scroll.
  if (address === location.href) location.reload();
  else location.assign(address);
}
