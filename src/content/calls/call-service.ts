import { trace } from "@opentelemetry/api";
import {
  BrokenCircuitError,
  bulkhead,
  type BulkheadPolicy,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleType,
  retry,
  SamplingBreaker,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { clientClosedRequest } from "../../lib/http/client-closed-request.ts";
import { isListKey, type QueryKey } from "../query-keys.ts";
import {
  type Failure,
  failure,
  messages,
  overCapacity,
  timedOut,
  unreachable,
} from "../../lib/content-result.ts";
import {
  type Answer,
  type Call,
  type Caller,
  callOnce,
  type ServiceOptions,
} from "./call-once.ts";

export interface CallServiceOptions extends ServiceOptions {
  /** The deadline of one call including its retry, in milliseconds. */
  timeoutMs: number;
  /** Ends all pending calls on abort, like their deadlines. */
  ended?: AbortSignal;
  /**
   * Called after each attempt for public records.
   * @param ms How long it took, in milliseconds.
   */
  onAttempt?(key: QueryKey, answer: Answer, ms: number): void;
}

/**
 * The limit of concurrent calls without a token, for lists and for single
 * records. Four times as many are queued; further ones fail at once.
 */
export const maxConcurrentCalls = 128;
/** The limits of concurrent calls with tokens; further ones fail at once. */
export const maxTokenCalls = { all: 64, each: 2 } as const;
/** Limits of what is kept of the answers to calls with a token. */
const parsedLimits = { max: 20, maxSize: 16 * 1024 * 1024 };
/** How long an open circuit breaker rejects calls, in milliseconds. */
const openMs = 1000;
const minRetryPauseMs = 100;
/** Statuses of a temporary failure. */
const transientStatuses = new Set([429, 502, 503, 504]);
/** The result of a call whose visitor has left. */
const aborted = failure(messages.unreachable, clientClosedRequest);

/** The service did not answer, or reported a temporary failure. */
class ServiceFailure extends Error {
  constructor(
    readonly failure: Failure,
    /** Delay before a retry; absent if it should not be retried. */
    readonly retryAfterMs?: number,
  ) {
    super(failure.message);
  }
}

/**
 * Calls the content service in a way that protects both sides: a deadline up to
 * the last byte, a concurrency limit, one retry after an early failure, and a
 * circuit breaker. Lists, single records, drafts and calls with a token have
 * separate limits. Calls with a token have no breaker: a bad one must not open
 * it for others.
 */
export class CallService {
  readonly #options: CallServiceOptions;
  readonly #lists: SharedPolicy;
  readonly #records: SharedPolicy;
  readonly #drafts: SharedPolicy;
  readonly #tokens: TokenPolicy;

  constructor(options: CallServiceOptions) {
    const { timeoutMs } = options;
    this.#options = { ...options, parsed: new LRUCache(parsedLimits) };
    this.#lists = createSharedPolicy(timeoutMs);
    this.#records = createSharedPolicy(timeoutMs);
    this.#drafts = createSharedPolicy(timeoutMs);
    this.#tokens = createTokenPolicy(timeoutMs);
  }

  /**
   * Calls the service and parses the answer.
   * @throws A bug alone: failures are results.
   */
  async call(key: QueryKey, caller: Caller = {}): Promise<Answer> {
    const { ended } = this.#options;
    const { authorization, signal: visitor } = caller;
    const call = { ...caller, key };
    const signals = [visitor, ended].filter((it) => it !== undefined);
    const cancelled = AbortSignal.any(signals);
    const { policy, breaker } = this.#policyOf(call);
    if (!authorization) {
      trace.getActiveSpan()?.setAttribute(
        "content.circuit_breaker",
        CircuitState[breaker.state],
      );
    }
    const run = ({ signal }: { signal: AbortSignal }) =>
      attempt(call, this.#options, signal);
    try {
      return authorization
        ? await this.#tokens.execute(authorization, run, cancelled)
        : await policy.execute(run, cancelled);
    } catch (error) {
      if (visitor?.aborted) return { result: aborted, bytes: 0 };
      return { result: failureOfError(error, breaker.lastFailure), bytes: 0 };
    }
  }

  #policyOf({ key, isDraft }: Call): SharedPolicy {
    if (isDraft) return this.#drafts;
    return isListKey(key) ? this.#lists : this.#records;
  }
}

/** Ends a call, also one that waits, when its time is over. */
function deadlineOf(timeoutMs: number) {
  return timeout(timeoutMs, {
    strategy: TimeoutStrategy.Aggressive,
    abortOnReturn: false,
  });
}

/** Retries a call once if it failed early. */
function retryPolicy(timeoutMs: number) {
  return retry(
    handleType(
      ServiceFailure,
      ({ retryAfterMs: pauseMs = Infinity }) => pauseMs < timeoutMs / 2,
    ),
    { maxAttempts: 1, backoff: new DelegateBackoff(retryPauseMs) },
  );
}

type SharedPolicy = ReturnType<typeof createSharedPolicy>;

/** The policy of calls without a token. */
function createSharedPolicy(timeoutMs: number) {
  // A 429 does not mean that the service fails.
  const isFailure = ({ failure }: ServiceFailure) => failure.status >= 500;
  const breaker = circuitBreaker(handleType(ServiceFailure, isFailure), {
    halfOpenAfter: openMs,
    // Opens only under load: at low traffic, failing calls cost little, and
    // visitors see a recovery immediately.
    breaker: new SamplingBreaker({
      threshold: 0.5,
      duration: 5000,
      minimumRps: 20,
    }),
  });
  const policy = wrap(
    deadlineOf(timeoutMs),
    bulkhead(maxConcurrentCalls, 4 * maxConcurrentCalls),
    retryPolicy(timeoutMs),
    breaker,
  );
  return { policy, breaker };
}

type TokenPolicy = ReturnType<typeof createTokenPolicy>;

/** The policy of calls with tokens, of which anyone can make up any number. */
function createTokenPolicy(timeoutMs: number) {
  const deadline = deadlineOf(timeoutMs);
  const all = wrap(bulkhead(maxTokenCalls.all), retryPolicy(timeoutMs));
  // Only while calls run: a dump of the memory holds no token for longer.
  const limits = new Map<string, BulkheadPolicy>();
  return {
    execute: (
      token: string,
      run: (context: { signal: AbortSignal }) => Promise<Answer>,
      cancelled: AbortSignal,
    ): Promise<Answer> =>
      deadline.execute(async ({ signal }) => {
        const own = limits.get(token) ?? bulkhead(maxTokenCalls.each);
        limits.set(token, own);
        try {
          return await wrap(own, all).execute(run, signal);
        } finally {
          if (own.executionSlots === maxTokenCalls.each) limits.delete(token);
        }
      }, cancelled),
  };
}

/** With jitter, to spread the retries of many visitors. */
function retryPauseMs({ result }: { result: object }): number {
  const error = "error" in result ? result.error : undefined;
  const asked = error instanceof ServiceFailure ? error.retryAfterMs ?? 0 : 0;
  return Math.max(asked, minRetryPauseMs * (1 + Math.random()));
}

/**
 * The failure of a call that threw an error.
 * @param last Why the last call before an open circuit breaker failed.
 */
function failureOfError(error: unknown, last: object = {}): Failure {
  if (error instanceof ServiceFailure) return error.failure;
  if (error instanceof BulkheadRejectedError) return overCapacity;
  if (error instanceof TaskCancelledError) return timedOut;
  if (!(error instanceof BrokenCircuitError)) throw error;
  const cause = "error" in last ? last.error : undefined;
  return cause instanceof ServiceFailure ? cause.failure : unreachable;
}

/**
 * Calls the service once.
 * @throws {ServiceFailure} When it does not answer, or fails temporarily.
 * @throws {TaskCancelledError} When the visitor left or the process is about to
 * end, which does not count as a failure of the service.
 */
async function attempt(
  call: Call,
  options: CallServiceOptions,
  signal: AbortSignal,
): Promise<Answer> {
  if (signal.aborted) throw new TaskCancelledError();
  const started = performance.now();
  const answer = await callOnce(call, options, signal);
  if (call.signal?.aborted || options.ended?.aborted) {
    throw new TaskCancelledError();
  }
  if (!call.authorization && !call.isDraft) {
    options.onAttempt?.(call.key, answer, performance.now() - started);
  }
  const { result, status = 0, retryAfterMs } = answer;
  if (result.ok) return answer;
  if (result === timedOut) throw new ServiceFailure(result);
  const isTransient = result === unreachable || transientStatuses.has(status);
  if (!isTransient) return answer;
  throw new ServiceFailure(result, retryAfterMs);
}
