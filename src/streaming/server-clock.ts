/**
 * The server's clock in the browser: the visitor's may be wrong by days, so
 * nothing is decided by it.
 */

/** What a response said, and the `performance.now()` at that moment. */
let heard: { time: number; at: number } | undefined;

/** `Date` has whole seconds: the moment may be up to one later. */
const roundedMs = 999;

/**
 * Takes over when a document was rendered, until a response says more. It is a
 * lower bound: a cache may have kept the document.
 */
export function noteRendered(time: number): void {
  if (!heard && time > 0) heard = { time, at: performance.now() };
}

/**
 * The server's time when it sent a response that has just come: its `Date` plus
 * its `Age` (RFC 9111, 4.2.3). Without them, the last one heard plus the time
 * since.
 * @returns Epoch milliseconds; undefined when nothing was heard.
 */
export function timeOfResponse({ headers }: Response): number | undefined {
  const date = Date.parse(headers.get("date") ?? "");
  const age = /^\d{1,9}$/.exec(headers.get("age")?.trim() ?? "");
  if (!Number.isNaN(date)) {
    const ageMs = age ? Number(age[0]) * 1000 : 0;
    heard = { time: date + ageMs + roundedMs, at: performance.now() };
  }
  return serverTime();
}

/** The server's time now: what was heard last plus the time since. */
export function serverTime(): number | undefined {
  return heard && heard.time + performance.now() - heard.at;
}
