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
    // A visitor may have left before the reload and come back by a link.
    return address === location.href && isReload();
  } catch {
    // Storage is blocked: nothing was reloaded.
    return false;
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming)?.type === "reload";
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
