/** How a call failed: soon, or at its deadline. */
export type FailureKind = "early" | "late";

/** Stops calls to a service that does not answer. */
export interface CircuitBreaker {
  /** Whether a call may be made. An open breaker admits a probe at times. */
  admit(): "call" | "probe" | "reject";
  /** Reports that the service answered, which closes the breaker. */
  succeeded(): void;
  /** Reports that the service did not answer. */
  failed(kind: FailureKind): void;
}

export interface CircuitBreakerOptions {
  /** Time between two probes of an open breaker, in milliseconds. */
  openMs?: number;
  /** This many early failures in a row, within `withinMs`, open it. */
  earlyToOpen?: number;
  withinMs?: number;
  /** This many late failures in a row open it. */
  lateToOpen?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/**
 * A breaker that opens under load only. A few failing calls cost the service
 * nothing, and their callers see its own message and its recovery at once; many
 * would keep it down.
 */
export function createCircuitBreaker({
  openMs = 1000,
  earlyToOpen = 100,
  withinMs = 5000,
  lateToOpen = 20,
  now = () => performance.now(),
}: CircuitBreakerOptions = {}): CircuitBreaker {
  /** Times of the last early failures in a row, the oldest first. */
  let early: number[] = [];
  let late = 0;
  /** Set while the breaker is open. */
  let nextProbeAt: number | undefined;

  function mustOpen(): boolean {
    const [oldest = -Infinity] = early;
    return late >= lateToOpen ||
      (early.length >= earlyToOpen && now() - oldest <= withinMs);
  }
  return {
    admit() {
      if (nextProbeAt === undefined) return "call";
      if (now() < nextProbeAt) return "reject";
      // The next probe does not wait for this one, which may hang.
      nextProbeAt = now() + openMs;
      return "probe";
    },
    succeeded() {
      early = [];
      late = 0;
      nextProbeAt = undefined;
    },
    failed(kind) {
      if (kind === "late") late++;
      else early = [...early.slice(1 - earlyToOpen), now()];
      if (nextProbeAt === undefined && mustOpen()) nextProbeAt = now() + openMs;
    },
  };
}
