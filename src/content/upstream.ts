import {
  type Answer,
  type Failure,
  failure,
  late,
  messages,
  unreachable,
} from "./answer.ts";
import { ask, type ReadMemory, type Send } from "./ask.ts";
import type { FaultKind } from "./circuit-breaker.ts";
import type { Ask } from "./fetchers.ts";
import { retryAfterMs } from "./retry-after.ts";
import { createServiceGuard } from "./service-guard.ts";

export interface UpstreamOptions {
  send: Send;
  /** The most that one ask may take, its retry included, in milliseconds. */
  timeoutMs: number;
  memory?: ReadMemory;
  /** Draws the jitter, as `Math.random` does. */
  random?(): number;
  /** A clock that never jumps, in milliseconds. */
  now?(): number;
}

/** Statuses of a service that is not able to answer just now. */
const passing = new Set([429, 502, 503, 504]);
const longestPauseMs = 200;

interface Attempt<T> {
  answer: Answer<T>;
  /** Absent when the service has answered, whatever it said. */
  fault?: FaultKind;
  /** How long the service asked to wait. */
  waitMs: number;
}

/**
 * Asks the content service within a deadline that covers everything to the
 * last byte, with at most one retry for failures that come early. A service
 * that does not answer is left alone, but for probes.
 */
export function createUpstream(
  {
    send,
    timeoutMs,
    memory,
    random = Math.random,
    now = () => performance.now(),
  }: UpstreamOptions,
): Ask {
  const everybody = createServiceGuard({ remembers: true, now });
  // Calls with a token may not close the door to the others, nor tell them.
  const withToken = createServiceGuard({ remembers: false, now });

  return async function askUpstream(path, read, options = {}) {
    const { authorization, signal: visitor } = options;
    const guard = authorization ? withToken : everybody;
    const admitted = guard.breaker.admit();
    if (admitted === "none") return guard.lastFailure(path);
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    const started = now();
    const signal = visitor
      ? AbortSignal.any([deadline.signal, visitor])
      : deadline.signal;
    async function attempt<T>(): Promise<Attempt<T>> {
      let response: Response | undefined;
      const answer = await ask(path, {
        send: async (...args) => response = await send(...args),
        read,
        signal,
        authorization,
        // What a visitor's token opens is not remembered for anybody.
        ...(memory && !authorization && { memory }),
      }) as Answer<T>;
      const fault = faultOf(answer, response?.status);
      if (!visitor?.aborted) guard.report(path, answer, fault);
      const waitMs = retryAfterMs(response?.headers.get("retry-after") ?? null);
      return { answer, waitMs, ...(fault && { fault }) };
    }
    /** The pause before a retry; undefined when there is to be none. */
    function pauseAfter({ fault, waitMs }: Attempt<unknown>) {
      const pause = Math.max(random() * longestPauseMs, waitMs);
      const spent = now() - started;
      return fault === "early" && admitted === "call" && !signal.aborted &&
          spent + pause < timeoutMs / 2 && guard.budget.withdraw()
        ? pause
        : undefined;
    }
    const leave = await guard.limit.enter(signal);
    try {
      // Its time was over before its turn came: that says nothing of the service.
      if (!leave || signal.aborted) return verdict(late, visitor);
      guard.budget.deposit();
      const first = await attempt();
      const pause = pauseAfter(first);
      if (pause === undefined) return verdict(first.answer, visitor);
      await wait(pause, signal);
      if (signal.aborted) return verdict(first.answer, visitor);
      return verdict((await attempt()).answer, visitor);
    } finally {
      clearTimeout(timer);
      leave?.();
    }
  } as Ask;
}

function faultOf(
  answer: Answer<unknown>,
  status: number | undefined,
): FaultKind | undefined {
  if (answer === late) return "late";
  const isEarly = answer === unreachable ||
    (status !== undefined && passing.has(status));
  return isEarly ? "early" : undefined;
}

/** A visitor who left is no deadline: nobody will read the message. */
function verdict<T>(answer: Answer<T>, visitor?: AbortSignal): Answer<T> {
  return !answer.ok && visitor?.aborted ? left : answer;
}
const left: Failure = failure(messages.unreachable, 499);

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

/**
 * Sends to an origin over HTTP. Redirects are not followed: where the content
 * service is comes from the settings alone.
 */
export function sendTo(origin: string, fetcher = fetch): Send {
  return (path, { signal, headers }) =>
    fetcher(origin + path, {
      method: "GET",
      headers,
      redirect: "manual",
      ...(signal && { signal }),
    });
}
