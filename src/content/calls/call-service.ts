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
import type { ParsingOptions } from "./parsers.ts";
import { callOnce, type Parse, type Send } from "./call-once.ts";
import { TokenLimit } from "./token-limit.ts";

export interface CallServiceOptions
  extends Omit<ParsingOptions, "isPublicOnly"> {
  /** The parser of the answer to a call. */
  parserOf(name: CallName, options: ParsingOptions): Parse<unknown>;
  send: Send;
  /** The same for signed previews: it also returns drafts. */
  sendDrafts: Send;
  /** The deadline of one call including its retry, in milliseconds. */
  timeoutMs: number;
  /** Ends all pending calls on abort, like their deadlines. */
  ended?: AbortSignal;
  /** Called after each attempt for public records. */
  onAttempt?(attempt: EndedAttempt): void;
}

/** Who makes a call; without any of these it is for public records. */
export interface Caller {
  /** The `Authorization` header of a visitor with a token. */
  authorization?: string;
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal;
  /** Whether it is for a signed preview. */
  isDraft?: boolean;
}

/** An answer as received. */
export interface FetchedAnswer {
  result: ContentResult<unknown>;
  /** Approximate size in memory. */
  bytes: number;
  /** Time of the next scheduled change (epoch milliseconds), if known. */
  changesAt?: number;
}

/** Calls the content service and parses the answer. Never rejects. */
export type CallService = (
  name: CallName,
  caller?: Caller,
) => Promise<FetchedAnswer>;

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
 * The limit of concurrent calls without a token, for lists and for single
 * records. Four times as many are queued; further ones fail at once.
 */
export const maxConcurrentCalls = 128;
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
 * circuit breaker. Lists, single records, drafts and calls with a token have
 * separate limits. The latter have no breaker: a bad token must not open it for
 * others.
 */
export function createCallService(options: CallServiceOptions): CallService {
  const { timeoutMs, ended, parserOf } = options;
  const lists = createSharedPolicy(timeoutMs);
  const records = createSharedPolicy(timeoutMs);
  const drafts = createSharedPolicy(timeoutMs);
  const deadline = deadlineOf(timeoutMs);
  const retryOnce = retryPolicy(timeoutMs);
  const tokens = new TokenLimit();

  /** Makes a call with a token, once there is room for it. */
  async function callWithToken(
    call: Call,
    token: string,
    cancelled: AbortSignal,
  ): Promise<ContentResult<unknown>> {
    const result = await deadline.execute(
      ({ signal }) =>
        tokens.run(token, signal, (signal) =>
          retryOnce.execute(
            ({ signal }) => attempt(call, signal, options),
            signal,
          )),
      cancelled,
    );
    tokens.noteRefusal(token, isRefusal(result));
    return result;
  }

  async function resultOf(call: Call): Promise<ContentResult<unknown>> {
    const { name, authorization, signal: visitor, isDraft } = call;
    const { policy, breaker } = isDraft
      ? drafts
      : isListCall(name)
      ? lists
      : records;
    const cancelled = AbortSignal.any(
      [visitor, ended].filter((it) => it !== undefined),
    );
    try {
      return authorization
        ? await callWithToken(call, authorization, cancelled)
        : await policy.execute(
          ({ signal }) => attempt(call, signal, options),
          cancelled,
        );
    } catch (error) {
      if (visitor?.aborted) return aborted;
      if (error instanceof ServiceFailure) return error.failure;
      return error instanceof BrokenCircuitError
        ? lastFailure(breaker.lastFailure)
        : timedOut;
    }
  }

  return async (name, caller = {}) => {
    const isPublicOnly = !caller.authorization && !caller.isDraft;
    const parse = parserOf(name, { ...options, isPublicOnly });
    let bytes = 0;
    const result = await resultOf({
      ...caller,
      name,
      parse(body, text) {
        bytes = text.length;
        return parse(body, text);
      },
    });
    return { result, bytes };
  };
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

/** The policy of calls without a token. */
function createSharedPolicy(timeoutMs: number) {
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
  const policy = wrap(
    deadlineOf(timeoutMs),
    bulkhead(maxConcurrentCalls, 4 * maxConcurrentCalls),
    retryPolicy(timeoutMs),
    breaker,
  );
  return { policy, breaker };
}

/** Whether the service does not accept the token of a call. */
function isRefusal(result: ContentResult<unknown>): boolean {
  return !result.ok && (result.status === 401 || result.status === 403);
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

interface Call extends Caller {
  name: CallName;
  parse: Parse<unknown>;
}

/**
 * Calls the service once.
 * @throws {ServiceFailure} When it does not answer, or fails temporarily.
 * @throws {TaskCancelledError} When the visitor left or the process is about to
 * end, which does not count as a failure of the service.
 */
async function attempt(
  { name, parse, authorization, isDraft, signal: visitor }: Call,
  signal: AbortSignal,
  { send, sendDrafts, onAttempt, ended }: CallServiceOptions,
): Promise<ContentResult<unknown>> {
  if (signal.aborted) throw new TaskCancelledError();
  const started = performance.now();
  const sendCall = isDraft ? sendDrafts : send;
  let response: Response | undefined;
  const result = await callOnce(name, {
    send: async (...args) => response = await sendCall(...args),
    parse,
    signal,
    authorization,
  });
  if (visitor?.aborted || ended?.aborted) throw new TaskCancelledError();
  const { status, headers } = response ?? {};
  if (!authorization && !isDraft) {
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
