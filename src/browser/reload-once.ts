/** Where session storage has the address of a document that failed to render. */
const key = "rendering-failed";

/**
 * Whether this document was reloaded because it failed to render. Call it once,
 * at start: the visitor may reload it as well.
 */
export function wasReloaded(): boolean {
  try {
    const address = sessionStorage[key];
    delete sessionStorage[key];
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
export function reloadOnce(): void {
  try {
    sessionStorage[key] = location.href;
  } catch {
    return;
  }
  location.reload();
}
