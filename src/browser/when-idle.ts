/** Calls back once the browser is idle, or soon. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) {
    // Without a timeout a busy page would never count as idle.
    requestIdleCallback(work, { timeout: 2_000 });
  } else setTimeout(work, 500);
}
