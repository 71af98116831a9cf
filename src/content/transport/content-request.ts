import { createRetryBudget, retryAfterMs } from "../../lib/resilience/retry.ts";
import { createLruMap } from "../../lib/lru-map.ts";
import {
  type Deadline,
  sleep,
  startDeadline,
} from "../../lib/promises/deadline.ts";
import {
  createCircuitBreaker,
  type FailureKind,
} from "../../lib/resilience/circuit-breaker.ts";
import { createSemaphore } from "../../lib/resilience/semaphore.ts";
import {
  type ContentResult,
  type Failure,
  failure,
  late,
  messages,
  unreachable,
} from "./content-result.ts";
import {
  type CallOptions,
  type ContentRequest,
  type Parse,
  type ParseCache,
  requestContent,
  type Send,
} from "./request.ts";

export interface ContentRequestOptions {
  send: Send;
  /** The most that one call may take, its retry included, in milliseconds. */
  timeoutMs: number;
  parseCache?: ParseCache;
  /** Ends all pending calls when it aborts, as their deadlines would. */
  ended?: AbortSignal;
  /** Called after each attempt for a visitor without a token. */
  onAttempt?(attempt: EndedAttempt): void;
  /** Draws the jitter, as `Math.random` does. */
  random?(): number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** How one attempt of a call ended. */
export interface EndedAttempt {
  path: string;
  result: ContentResult<unknown>;
  /** The service's status; absent when nothing came. */
  status?: number;
  /** How long it took, in milliseconds. */
  ms: number;
}

const maxConcurrentCalls = 128;
const maxJitterMs = 200;
/** Statuses of a service that cannot answer just now. */
const transientStatuses = new Set([429, 502, 503, 504]);
/** The result of a call whose visitor left. */
const aborted = failure(messages.unreachable, 499);

/**
 * Builds calls to the content service that protect both sides: a circuit
 * breaker, a limit of concurrent calls, a deadline that covers everything to
 * the last byte, and at most one retry, after an early failure.
 */
export function createContentRequest(
  options: ContentRequestOptions,
): ContentRequest {
  const { timeoutMs, ended, now = () => performance.now() } = options;
  const deadlines = new Set<Deadline>();
  // One listener: the signal would keep a trace of each call's own.
  ended?.addEventListener("abort", () => {
    for (const deadline of deadlines) deadline.end();
  });
  const sharedGuard = createGuard(now, { showsLastFailure: true });
  // Calls with bad tokens must not open the breaker for all other visitors,
  // nor may their messages be shown to others.
  const tokenGuard = createGuard(now, { showsLastFailure: false });

  return async <T>(
    path: string,
    parse: Parse<T>,
    { authorization, signal: visitor }: CallOptions = {},
  ): Promise<ContentResult<T>> => {
    const guard = authorization ? tokenGuard : sharedGuard;
    const admission = guard.breaker.admit();
    if (admission === "reject") return guard.reject(path);
    const deadline = startDeadline(timeoutMs, { now, cancelled: visitor });
    deadlines.add(deadline);
    const isProbe = admission === "probe";
    const call = { path, parse, authorization, visitor, deadline, isProbe };
    const release = await guard.limit.acquire(deadline.signal);
    try {
      // A deadline that passes in the queue says nothing about the service.
      const result = release ? await callWithRetry(call, guard, options) : late;
      return !result.ok && visitor?.aborted ? aborted : result;
    } finally {
      deadline.clear();
      deadlines.delete(deadline);
      release?.();
    }
  };
}

interface Call<T> {
  path: string;
  parse: Parse<T>;
  authorization?: string;
  visitor?: AbortSignal;
  deadline: Deadline;
  /** Whether the breaker is open and this call checks the service. */
  isProbe: boolean;
}

/** Calls the service; after an early failure once more, if there is time. */
async function callWithRetry<T>(
  call: Call<T>,
  guard: Guard,
  options: ContentRequestOptions,
): Promise<ContentResult<T>> {
  const { timeoutMs, random = Math.random } = options;
  const { signal, elapsedMs } = call.deadline;
  guard.budget.deposit();
  const first = await attempt(call, guard, options);
  if (first.failed !== "early" || call.isProbe) return first.result;
  const pauseMs = Math.max(random() * maxJitterMs, first.retryAfterMs);
  const isInTime = !signal.aborted && elapsedMs() + pauseMs < timeoutMs / 2;
  if (!isInTime || !guard.budget.withdraw()) return first.result;
  await sleep(pauseMs, signal);
  if (signal.aborted) return first.result;
  return (await attempt(call, guard, options)).result;
}

interface Attempt<T> {
  result: ContentResult<T>;
  /** Undefined when the service has answered, whatever it said. */
  failed: FailureKind | undefined;
  /** How long the service asked to wait before a retry. */
  retryAfterMs: number;
}

async function attempt<T>(
  { path, parse, authorization, visitor, deadline }: Call<T>,
  guard: Guard,
  { send, parseCache, onAttempt }: ContentRequestOptions,
): Promise<Attempt<T>> {
  const startedMs = deadline.elapsedMs();
  let response: Response | undefined;
  const result = await requestContent(path, {
    send: async (...args) => response = await send(...args),
    parse,
    signal: deadline.signal,
    authorization,
    // What one visitor's token gives access to is not shared.
    ...(parseCache && !authorization && { parseCache }),
  });
  const failed = failureKind(result, response?.status);
  // A call that its visitor aborted says nothing about the service.
  if (!visitor?.aborted) {
    guard.report(path, result, failed);
    if (!authorization) {
      const ms = deadline.elapsedMs() - startedMs;
      onAttempt?.({ path, result, status: response?.status, ms });
    }
  }
  const retryAfter = response?.headers.get("retry-after") ?? null;
  return { result, failed, retryAfterMs: retryAfterMs(retryAfter) };
}

function failureKind(
  result: ContentResult<unknown>,
  status: number | undefined,
): FailureKind | undefined {
  if (result === late) return "late";
  const isEarly = result === unreachable ||
    (status !== undefined && transientStatuses.has(status));
  return isEarly ? "early" : undefined;
}

type Guard = ReturnType<typeof createGuard>;

/** Circuit breaker, retry budget and concurrency limit. */
function createGuard(
  now: () => number,
  { showsLastFailure }: { showsLastFailure: boolean },
) {
  const breaker = createCircuitBreaker({ now });
  const failures = createLruMap<Failure>({ maxEntries: 100 });
  let last = unreachable;
  return {
    breaker,
    budget: createRetryBudget({ now }),
    limit: createSemaphore(maxConcurrentCalls),
    report(
      path: string,
      result: ContentResult<unknown>,
      failed: FailureKind | undefined,
    ): void {
      if (!failed) return breaker.succeeded();
      breaker.failed(failed);
      if (result.ok || !showsLastFailure) return;
      last = result;
      failures.set(path, result);
    },
    /** The result for a path while the breaker rejects calls. */
    reject: (path: string): Failure => failures.get(path) ?? last,
  };
}
