interface RateLimitOptions {
  /** Events allowed per second, on average. */
  perSecond: number;
  /** Events allowed in one burst. */
  burst: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** Takes a token; false when there is none. */
export type RateLimit = () => boolean;

/** A token bucket, full at the start. */
export function createRateLimit(
  { perSecond, burst, now = () => performance.now() }: RateLimitOptions,
): RateLimit {
  let tokens = burst;
  let filledAt = now();
  return function take() {
    const time = now();
    tokens = Math.min(burst, tokens + (time - filledAt) * perSecond / 1000);
    filledAt = time;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
