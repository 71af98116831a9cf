/** How a call failed: at once, or only when its time was over. */
export type FaultKind = "early" | "late";

/** Keeps calls from a service that does not answer. */
export interface CircuitBreaker {
  /** Whether a call may be made; while open, now and then one, as a probe. */
  admit(): "call" | "probe" | "none";
  /** The service has answered: all calls are made again. */
  succeeded(): void;
  failed(kind: FaultKind): void;
}

export interface CircuitBreakerOptions {
  /** How long it is open before each probe, in milliseconds. */
  openMs?: number;
  /** So many early failures in a row, within `withinMs`, open it. */
  earlyToOpen?: number;
  withinMs?: number;
  /** So many late failures in a row open it. */
  lateToOpen?: number;
  /** A clock that never jumps, in milliseconds. */
  now?(): number;
}

/**
 * A breaker that opens under load alone: a few visitors cost a failing service
 * nothing, and see what it says, and at once that it is well again; a crowd
 * would keep it down. While it is open one probe is let through each second;
 * any answer to anything closes it.
 */
export function createCircuitBreaker({
  openMs = 1000,
  earlyToOpen = 100,
  withinMs = 5000,
  lateToOpen = 20,
  now = () => performance.now(),
}: CircuitBreakerOptions = {}): CircuitBreaker {
  let early: number[] = [];
  let late = 0;
  let nextProbe: number | undefined;

  function hasReason(): boolean {
    const [oldest = -Infinity] = early;
    return late >= lateToOpen ||
      (early.length >= earlyToOpen && now() - oldest <= withinMs);
  }
  return {
    admit() {
      if (nextProbe === undefined) return "call";
      if (now() < nextProbe) return "none";
      // A probe may take long: the next one does not wait for it.
      nextProbe = now() + openMs;
      return "probe";
    },
    succeeded() {
      early = [];
      late = 0;
      nextProbe = undefined;
    },
    failed(kind) {
      if (kind === "late") late++;
      else early = [...early.slice(1 - earlyToOpen), now()];
      if (nextProbe === undefined && hasReason()) nextProbe = now() + openMs;
    },
  };
}
