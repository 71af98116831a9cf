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
import { retryAfterMs } from "../../lib/http/retry-after.ts";
import { type CallName, isListCall } from "../call-names.ts";
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
  requestContent,
  type Send,
} from "./request.ts";

export interface ContentRequestOptions {
  send: Send;
  /** The most that one call may take, its retry included, in milliseconds. */
  timeoutMs: number;
  /** Ends all pending calls when it aborts, as their deadlines would. */
  ended?: AbortSignal;
  /** Called after each attempt for a visitor without a token. */
  onAttempt?(attempt: EndedAttempt): void;
}

/** How one attempt of a call ended. */
export interface EndedAttempt {
  name: CallName;
  result: ContentResult<unknown>;
  /** The service's status; absent when nothing came. */
  status?: number;
  /** How long it took, in milliseconds. */
  ms: number;
}

/**
 * Calls under way at a time. Four times as many wait for their turn; further
 * ones fail at once.
 */
export const maxConcurrentCalls = { shared: 128, personal: 8 } as const;
/** How long an open circuit breaker rejects calls, in milliseconds. */
const openMs = 1000;
const minRetryPauseMs = 100;
/** Statuses of a service that cannot answer just now. */
const transientStatuses = new Set([429, 502, 503, 504]);
/** The result of a call whose visitor left. */
const aborted = failure(messages.unreachable, 499);

/** The service did not answer, or said that it cannot just now. */
class ServiceFailure extends Error {
  constructor(
    readonly failure: Failure,
    /** How long to wait before a retry; absent when one is not worth it. */
    readonly retryAfterMs?: number,
  ) {
    super(failure.message);
  }
}

/**
 * Builds calls to the content service that protect both sides: a deadline that
 * covers everything to the last byte, a limit of concurrent calls, one retry
 * after an early failure, and a circuit breaker. Lists, single records, and
 * calls with a token have limits of their own: a visitor with a bad token must
 * not open the breaker for all others.
 */
export function createContentRequest(
  options: ContentRequestOptions,
): ContentRequest {
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
      if (!(error instanceof BrokenCircuitError)) return late;
      // A message for one visitor with a token is not for others.
      return authorization ? unreachable : lastFailure(breaker.lastFailure);
    }
  };
}

function createPolicy(timeoutMs: number, maxCalls: number) {
  // A service that limits some visitors, as those with bad tokens, is well.
  const isFailure = ({ failure }: ServiceFailure) => failure.status >= 500;
  const breaker = circuitBreaker(handleType(ServiceFailure, isFailure), {
    halfOpenAfter: openMs,
    // Opens under load only: a few failing calls cost the service nothing, and
    // their visitors see its recovery at once.
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
    // Aggressive: it ends calls that wait for their turn, too.
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

/** With jitter, so that the retries of many visitors do not come at once. */
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
 * @throws {ServiceFailure} When it does not answer, or cannot just now.
 * @throws {TaskCancelledError} When the visitor left, which says nothing about
 * the service.
 */
async function attempt<T>(
  { name, parse, authorization, visitor }: Call<T>,
  signal: AbortSignal,
  { send, onAttempt }: ContentRequestOptions,
): Promise<ContentResult<T>> {
  if (signal.aborted) throw new TaskCancelledError();
  const started = performance.now();
  let response: Response | undefined;
  const result = await requestContent(name, {
    send: async (...args) => response = await send(...args),
    parse,
    signal,
    authorization,
  });
  if (visitor?.aborted) throw new TaskCancelledError();
  const { status, headers } = response ?? {};
  if (!authorization) {
    const ms = performance.now() - started;
    onAttempt?.({ name, result, status, ms });
  }
  if (result.ok) return result;
  if (result === late) throw new ServiceFailure(result);
  const isTransient = result === unreachable ||
    transientStatuses.has(status ?? 0);
  if (!isTransient) return result;
  throw new ServiceFailure(
    result,
    retryAfterMs(headers?.get("retry-after") ?? null),
  );
}
