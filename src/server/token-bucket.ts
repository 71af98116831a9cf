export interface TokenBucketOptions {
  /** How many may come in a second on average, and in one burst. */
  perSecond: number;
  burst: number;
  now?(): number;
}

/** Lets so many things through and no more; one bucket per instance. */
export function createTokenBucket(
  { perSecond, burst, now = () => performance.now() }: TokenBucketOptions,
): () => boolean {
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
