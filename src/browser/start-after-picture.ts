/** What a picture may delay the start by, in milliseconds. */
const patienceMs = 400;

/**
 * Calls back, at least once, when the document is parsed and the largest picture
 * of its first screen is painted, so that scripts do not compete with it for the
 * line and the processor. Without such a picture there is no wait, and a slow one
 * is not waited for, so that the page is alive hardly later.
 */
export function startAfterPicture(
  document: Document,
  start: () => void,
  patience = patienceMs,
): void {
  if (document.readyState === "loading") {
    // Before its end, neither the picture nor the page's data may be there.
    return document.addEventListener(
      "DOMContentLoaded",
      () => startAfterPicture(document, start, patience),
      { once: true },
    );
  }
  const picture = document.querySelector<HTMLImageElement>(
    "img[fetchpriority]",
  );
  if (!picture) return start();
  // What has loaded is painted with the next frame.
  const onLoad = () => requestAnimationFrame(() => setTimeout(start));
  if (picture.complete) onLoad();
  picture.onload = onLoad;
  setTimeout(start, patience);
}
