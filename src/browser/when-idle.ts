/** Calls back once the page is loaded and the browser is idle, or soon after. */
export function whenIdle(work: () => void): void {
  if (document.readyState !== "complete") {
    return addEventListener("load", () => whenIdle(work), { once: true });
  }
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) {
    // Without a timeout a busy page would never count as idle.
    requestIdleCallback(work, { timeout: 2_000 });
  } else setTimeout(work, 500);
}
