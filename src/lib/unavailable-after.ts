/*
 * The rule of `X-Robots-Tag` that ends a page for search engines.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */

/** @param time In milliseconds since 1970. */
export function unavailableAfter(time: number): string {
  return `unavailable_after: ${new Date(time).toISOString()}`;
}

/** Whether the page of a response has ended by now. */
export function hasEnded(headers: Headers, now = Date.now()): boolean {
  const rules = headers.get("x-robots-tag") ?? "";
  const [, time] = /unavailable_after: ([^,]+)/.exec(rules) ?? [];
  return time !== undefined && Date.parse(time) <= now;
}
