import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  retry,
  SamplingBreaker,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from "cockatiel";
import { clientClosedRequest } from "../../lib/http/client-closed-request.ts";
import { retryAfterMs } from "../../lib/http/retry-after.ts";
import { type CallName, isListCall } from "../call-names.ts";
import {
  type ContentResult,
  type Failure,
  failure,
  messages,
  timedOut,
  unreachable,
} from "./content-result.ts";
import {
  callOnce,
  type CallOptions,
  type ContentCall,
  type Parse,
  type Send,
} from "./call-once.ts";

export interface ResilientCallOptions {
  send: Send;
  /** The deadline of one call including its retry, in milliseconds. */
  timeoutMs: number;
  /** Ends all pending calls on abort, like their deadlines. */
  ended?: AbortSignal;
  /** Called after each attempt without a token. */
  onAttempt?(attempt: EndedAttempt): void;
}

/** How one attempt of a call ended. */
export interface EndedAttempt {
  name: CallName;
  result: ContentResult<unknown>;
  /** The service's status; absent without a response. */
  status?: number;
  /** Duration in milliseconds. */
  ms: number;
}

/**
 * The limit of concurrent calls. Four times as many are queued; further ones
 * fail at once.
 */
export const maxConcurrentCalls = { shared: 128, personal: 8 } as const;
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
 * Builds calls to the content service that protect both sides: a deadline up to
 * the last byte, a concurrency limit, one retry after an early failure, and a
 * circuit breaker. Lists, single records and calls with a token have separate
 * limits: a visitor with a bad token must not open the breaker for others.
 */
export function createResilientCall(
  options: ResilientCallOptions,
): ContentCall {
  const { timeoutMs, ended } = options;
  const lists = createPolicy(timeoutMs, maxConcurrentCalls.shared);
  const records = createPolicy(timeoutMs, maxConcurrentCalls.shared);
  const personal = createPolicy(timeoutMs, maxConcurrentCalls.personal);

  return async <T>(
    name: CallName,
    parse: Parse<T>,
    { authorization, signal: visitor }: CallOptions = {},
  ): Promise<ContentResult<T>> => {
    const shared = isListCall(name) ? lists : records;
    const { policy, breaker } = authorization ? personal : shared;
    const call = { name, parse, authorization, visitor };
    const cancelled = [visitor, ended].filter((it) => it !== undefined);
    try {
      return await policy.execute(
        ({ signal }) => attempt(call, signal, options),
        AbortSignal.any(cancelled),
      );
    } catch (error) {
      if (visitor?.aborted) return aborted;
      if (error instanceof ServiceFailure) return error.failure;
      if (!(error instanceof BrokenCircuitError)) return timedOut;
      // The last message may be meant for another visitor.
      return authorization ? unreachable : lastFailure(breaker.lastFailure);
    }
  };
}

function createPolicy(timeoutMs: number, maxCalls: number) {
  // A 4xx, such as for a bad token, does not mean that the service fails.
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
  const retryOnce = retry(
    handleType(
      ServiceFailure,
      ({ retryAfterMs: pauseMs = Infinity }) => pauseMs < timeoutMs / 2,
    ),
    { maxAttempts: 1, backoff: new DelegateBackoff(retryPauseMs) },
  );
  const policy = wrap(
    // Aggressive: also ends queued calls.
    timeout(timeoutMs, {
      strategy: TimeoutStrategy.Aggressive,
      abortOnReturn: false,
    }),
    bulkhead(maxCalls, 4 * maxCalls),
    retryOnce,
    breaker,
  );
  return { policy, breaker };
}

/** With jitter, to spread the retries of many visitors. */
function retryPauseMs({ result }: { result: object }): number {
  const error = "error" in result ? result.error : undefined;
  const asked = error instanceof ServiceFailure ? error.retryAfterMs ?? 0 : 0;
  return Math.max(asked, minRetryPauseMs * (1 + Math.random()));
}

function lastFailure(reason: object = {}): Failure {
  const error = "error" in reason ? reason.error : undefined;
  return error instanceof ServiceFailure ? error.failure : unreachable;
}

interface Call<T> extends Omit<CallOptions, "signal"> {
  name: CallName;
  parse: Parse<T>;
  visitor?: AbortSignal;
}

/**
 * Calls the service once.
 * @throws {ServiceFailure} When it does not answer, or fails temporarily.
 * @throws {TaskCancelledError} When the visitor left or the process is about to
 * end, which does not count as a failure of the service.
 */
async function attempt<T>(
  { name, parse, authorization, visitor }: Call<T>,
  signal: AbortSignal,
  { send, onAttempt, ended }: ResilientCallOptions,
): Promise<ContentResult<T>> {
  if (signal.aborted) throw new TaskCancelledError();
  const started = performance.now();
  let response: Response | undefined;
  const result = await callOnce(name, {
    send: async (...args) => response = await send(...args),
    parse,
    signal,
    authorization,
  });
  if (visitor?.aborted || ended?.aborted) throw new TaskCancelledError();
  const { status, headers } = response ?? {};
  if (!authorization) {
    const ms = performance.now() - started;
    onAttempt?.({ name, result, status, ms });
  }
  if (result.ok) return result;
  if (result === timedOut) throw new ServiceFailure(result);
  const isTransient = result === unreachable ||
    transientStatuses.has(status ?? 0);
  if (!isTransient) return result;
  throw new ServiceFailure(
    result,
    retryAfterMs(headers?.get("retry-after") ?? null),
  );
}
