/**
 * How long a `Retry-After` header asks to wait.
 * @param header Seconds or a date, as RFC 9110 has it.
 * @param now The time of day in milliseconds: the date is one.
 * @returns Milliseconds; 0 for none, for nonsense, and for a time gone by.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Za-z]/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
