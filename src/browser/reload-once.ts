/**
 * Why a document reloads itself: React could not be loaded, or it failed to
 * render the page. Under this key session storage has the document's address.
 */
type ReloadReason = "loading-failed" | "rendering-failed";

/**
 * Whether this document was reloaded for a reason. Call it once, at start: the
 * visitor may reload it as well.
 */
export function wasReloaded(reason: ReloadReason): boolean {
  try {
    const address = sessionStorage[reason];
    delete sessionStorage[reason];
    return address === location.href;
  } catch {
    // Storage is blocked: nothing was reloaded.
    return false;
  }
}

/** Reloads the document if it can tell after that: reloading could loop. */
export function reloadOnce(reason: ReloadReason): void {
  try {
    sessionStorage[reason] = location.href;
  } catch {
    return;
  }
  location.reload();
}
