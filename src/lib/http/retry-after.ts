/**
 * The delay that a `Retry-After` header requests (RFC 9110, 10.2.3).
 * @param header Seconds or a date.
 * @param now The current time in milliseconds, to compare the date with.
 * @returns Milliseconds; 0 for no header, a malformed one, and a past date.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Za-z]/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
