/** What a picture may delay the start by, in milliseconds. */
const patienceMs = 400;

/**
 * Calls back once the document is parsed and the largest picture of its first
 * screen is painted, so that scripts do not compete with it for the line and the
 * processor: at once when there is none, and in time when it is slow, so that
 * the page is alive hardly later.
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
  new Promise((resolve) => {
    // What has loaded is painted with the next frame.
    const onLoad = () => requestAnimationFrame(() => setTimeout(resolve));
    if (picture.complete) onLoad();
    picture.onload = onLoad;
    setTimeout(resolve, patience);
  }).then(start);
}
