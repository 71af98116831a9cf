import { type Answer, type Failure, unreachable } from "./answer.ts";
import { createBoundedMap } from "./bounded-map.ts";
import { type CallLimit, createCallLimit } from "./call-limit.ts";
import {
  type CircuitBreaker,
  createCircuitBreaker,
  type FaultKind,
} from "./circuit-breaker.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";

/** What stands between those who ask and the service. */
export interface ServiceGuard {
  breaker: CircuitBreaker;
  budget: RetryBudget;
  limit: CallLimit;
  /** What a call came to; without a fault the service has answered. */
  report(
    path: string,
    answer: Answer<unknown>,
    fault: FaultKind | undefined,
  ): void;
  /** What to answer for a path while no calls are made. */
  lastFailure(path: string): Failure;
}

/** The most calls that are under way at one time. */
const mostCalls = 128;
const maxPaths = 100;

export interface ServiceGuardOptions {
  /** Whether the message of a failure may be shown to others. */
  remembers: boolean;
  /** A clock that never jumps, in milliseconds. */
  now(): number;
}

/** Builds what stands between those who ask and the service. */
export function createServiceGuard(
  { remembers, now }: ServiceGuardOptions,
): ServiceGuard {
  const breaker = createCircuitBreaker({ now });
  const failures = createBoundedMap<Failure>({
    maxEntries: maxPaths,
    maxBytes: Infinity,
  });
  let last = unreachable;
  return {
    breaker,
    budget: createRetryBudget({ now }),
    limit: createCallLimit(mostCalls),
    report(path, answer, fault) {
      if (!fault) return breaker.succeeded();
      breaker.failed(fault);
      if (answer.ok || !remembers) return;
      last = answer;
      failures.set(path, answer, 0);
    },
    lastFailure: (path) => failures.get(path) ?? last,
  };
}
