/** Says how many calls may be made a second time. */
export interface RetryBudget {
  /** A first call is made. */
  deposit(): void;
  /** Takes one retry out; false when none is left. */
  withdraw(): boolean;
}

export interface RetryBudgetOptions {
  /** Retries for each first call. */
  share?: number;
  /** The most that is saved up, and what there is at the start. */
  reserve?: number;
  /** What time adds, so that a site with few visitors may retry as well. */
  perSecond?: number;
  /** A clock that never jumps, in milliseconds. */
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
