/**
 * Seconds until this document was painted, and its largest part, as far as the
 * browser reports them. None reports when a tap would have worked.
 * @throws {Error} If it reports none.
 */
export async function ownTimes(): Promise<string[]> {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!paint) throw new Error("Cannot read the times of this page");
  const largest = await largestPaint();
  return [paint.startTime, largest].filter((it) => it !== undefined)
    .map((milliseconds) => (milliseconds / 1000).toFixed(2));
}

/** How long a browser may take to report what it has measured before. */
const patienceMs = 1000;

/** When the largest part was painted; undefined if the browser does not report it. */
async function largestPaint(): Promise<number | undefined> {
  const type = "largest-contentful-paint";
  const { supportedEntryTypes } = PerformanceObserver;
  if (!supportedEntryTypes.includes(type)) return undefined;
  return await new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().at(-1)?.startTime);
    }).observe({ type, buffered: true });
  });
}
