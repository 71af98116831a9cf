/** What a picture may delay the start by, in milliseconds. */
const patienceMs = 400;

/**
 * Calls back, at least once, when the document is parsed and its first screen is
 * painted, with its largest picture if it has one: scripts do not compete with
 * them for the line and the processor. A slow picture is not waited for, so that
 * the page is alive hardly later.
 */
export function startAfterPaint(
  document: Document,
  start: () => void,
): void {
  if (document.readyState === "loading") {
    // Before its end, neither the picture nor the page's data may be there.
    return document.addEventListener(
      "DOMContentLoaded",
      () => startAfterPaint(document, start),
      { once: true },
    );
  }
  const picture = document.querySelector<HTMLImageElement>(
    "img[fetchpriority]",
  );
  const onLoad = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      // What came after the first paint is painted with the next frame.
      requestAnimationFrame(() => setTimeout(start));
    }).observe({ type: "paint", buffered: true });
  if (!picture || picture.complete) onLoad();
  else picture.onload = onLoad;
  setTimeout(start, patienceMs);
}
