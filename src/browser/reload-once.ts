/**
 * Why a document reloads itself: React could not be loaded, or it failed to
 * render the page.
 */
type ReloadReason = "loading" | "rendering";

/**
 * Whether this document was reloaded for a reason. Call it once, at start: the
 * visitor may reload it as well.
 */
export function wasReloaded(reason: ReloadReason): boolean {
  try {
    const address = sessionStorage[keyOf(reason)];
    delete sessionStorage[keyOf(reason)];
    return address === location.href;
  } catch {
    // Storage is blocked: nothing was reloaded.
    return false;
  }
}

/** Reloads the document if it can tell after that: reloading could loop. */
export function reloadOnce(reason: ReloadReason): void {
  try {
    sessionStorage[keyOf(reason)] = location.href;
  } catch {
    return;
  }
  location.reload();
}

/** Where session storage has the address of a reloaded document. */
function keyOf(reason: ReloadReason): string {
  return `reloaded-for-${reason}`;
}
