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
  /** Hears of each attempt for a visitor without a token. */
  monitor?: RequestMonitor;
  /** Draws the jitter, as `Math.random` does. */
  random?(): number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** What is to be known of calls: how they end, and how long they take. */
export interface RequestMonitor {
  attempted(
    attempt: { path: string; result: ContentResult<unknown>; status?: number },
    ms: number,
  ): void;
  /** A call was not made, because too many had failed. */
  rejected(path: string): void;
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
  const sharedGuard = createGuard(now, {
    ...{ showsLastFailure: true, onReject: options.monitor?.rejected },
  });
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
  { send, parseCache, monitor }: ContentRequestOptions,
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
    const { status } = response ?? {};
    if (!authorization) {
      const ms = deadline.elapsedMs() - startedMs;
      monitor?.attempted({ path, result, ...(status && { status }) }, ms);
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
  { showsLastFailure, onReject }: {
    showsLastFailure: boolean;
    onReject?(path: string): void;
  },
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
    reject(path: string): Failure {
      onReject?.(path);
      return failures.get(path) ?? last;
    },
  };
}
