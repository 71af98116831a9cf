/**
 * Seconds until this document was painted, and its largest part, as far as the
 * browser tells them. None tells when a tap would have worked.
 * @throws {Error} If it tells none.
 */
export async function ownTimes(): Promise<string[]> {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!paint) throw new Error("Cannot read the times of this page");
  const largest = await largestPaint();
  return [paint.startTime, largest].filter((it) => it !== undefined)
    .map((milliseconds) => (milliseconds / 1000).toFixed(2));
}

/** How long a browser may take to tell what it has measured before. */
const patienceMs = 1000;

/** When the largest part was painted; undefined if the browser does not tell. */
function largestPaint(): Promise<number | undefined> {
  const type = "largest-contentful-paint";
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
      resolve(undefined);
    }
    setTimeout(resolve, patienceMs);
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime);
    }).observe({ type, buffered: true });
  });
}
