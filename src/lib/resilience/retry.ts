/** Limits how many calls may be retried. */
export interface RetryBudget {
  /** Counts a first call, which earns a share of a retry. */
  deposit(): void;
  /** Takes one retry out of the budget; false when none is left. */
  withdraw(): boolean;
}

export interface RetryBudgetOptions {
  /** Retries for each first call. */
  share?: number;
  /** The most retries that are saved up, and the number at the start. */
  reserve?: number;
  /** Retries that each second adds, so that a quiet site may retry as well. */
  perSecond?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** A budget of one retry for ten calls: retries never double the load. */
export function createRetryBudget({
  share = 0.1,
  reserve = 10,
  perSecond = 1,
  now = () => performance.now(),
}: RetryBudgetOptions = {}): RetryBudget {
  let saved = reserve;
  let countedAt = now();
  function add(amount: number): void {
    saved = Math.min(reserve, saved + amount);
  }
  return {
    deposit: () => add(share),
    withdraw() {
      add((now() - countedAt) / 1000 * perSecond);
      countedAt = now();
      if (saved < 1) return false;
      saved--;
      return true;
    },
  };
}

/**
 * How long a `Retry-After` header asks to wait (RFC 9110, 10.2.3).
 * @param header Seconds or a date.
 * @param now The time of day in milliseconds, to compare the date with.
 * @returns Milliseconds; 0 for no header, a malformed one, and a past date.
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Za-z]/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
