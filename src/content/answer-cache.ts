import type { Answer } from "./answer.ts";
import { bytesOf } from "./answer-bytes.ts";
import { createBoundedMap } from "./bounded-map.ts";
import type { Ask, CallOptions } from "./fetchers.ts";
import { settle } from "./settled.ts";
import { type Flight, startFlight } from "./flight.ts";

export interface AnswerCacheOptions {
  ask: Ask;
  freshMs: number;
  staleMs: number;
  maxEntries?: number;
  maxBytes?: number;
  /** A clock that never jumps, in milliseconds. */
  now?(): number;
}

export interface AnswerCache {
  ask: Ask;
  /** Counts up whenever what is known changes. */
  generation(): number;
  /** The cache's clock, in milliseconds. */
  now(): number;
  /** What is known of a path, without asking. */
  peek(path: string): KnownAnswer | undefined;
  /** The ask for a path that is under way, if there is one. */
  underWay(path: string): Promise<unknown> | undefined;
  /** How many answers are kept, good ones and unknown ids together. */
  size(): number;
  /** About how much memory they take. */
  bytes(): number;
  /** Forgets one answer, or everything. */
  purge(path?: string): void;
}

/** The most that is kept of good answers, and as much again of unknown ids. */
export const answerBounds = {
  maxEntries: 500,
  maxBytes: 64 * 1024 * 1024,
} as const;

/** A kept answer, and until when it is fresh by the cache's clock. */
export interface KnownAnswer {
  answer: Answer<unknown>;
  freshUntil: number;
}

interface Entry {
  answer: Answer<unknown>;
  storedAt: number;
}

/**
 * Keeps answers: fresh ones are served without asking; stale ones are served
 * while they are refreshed, and while the service fails. Asks for one thing at
 * one time share one request. Answers to visitors with a token are neither
 * kept nor shared.
 */
export function createAnswerCache(
  {
    ask,
    freshMs,
    staleMs,
    maxEntries = answerBounds.maxEntries,
    maxBytes = answerBounds.maxBytes,
    now = () => performance.now(),
  }: AnswerCacheOptions,
): AnswerCache {
  const entries = createBoundedMap<Entry>({ maxEntries, maxBytes });
  // Kept apart: guessed identifiers must not push good answers out.
  const unknown = createBoundedMap<Entry>({ maxEntries, maxBytes });
  const flights = new Map<string, Flight<Answer<unknown>>>();
  const keeps = freshMs + staleMs > 0;
  let generation = 0;

  function keep(path: string, answer: Answer<unknown>): Answer<unknown> {
    if (!keeps || !isKept(answer)) return answer;
    const known = entries.get(path) ?? unknown.get(path);
    if (known?.answer !== answer) generation++;
    const [home, other] = answer.ok ? [entries, unknown] : [unknown, entries];
    home.set(path, { answer, storedAt: now() }, bytesOf(answer));
    other.delete(path);
    return answer;
  }

  /** How long an answer may be served; "there is none" only while fresh. */
  function spanOf({ answer }: Entry): number {
    return answer.ok ? freshMs + staleMs : freshMs;
  }

  function usable(path: string): { entry: Entry; fresh: boolean } | undefined {
    const entry = entries.get(path) ?? unknown.get(path);
    if (!entry) return undefined;
    const age = now() - entry.storedAt;
    if (age < spanOf(entry)) return { entry, fresh: age < freshMs };
    entries.delete(path);
    unknown.delete(path);
    return undefined;
  }

  function fly(path: string, read: Parameters<Ask>[1]) {
    const known = flights.get(path);
    if (known) return known;
    const flight = startFlight(
      async (signal) => keep(path, await ask(path, read, { signal })),
      () => flights.delete(path),
    );
    flights.set(path, flight);
    return flight;
  }

  function cachedAsk(
    path: string,
    read: Parameters<Ask>[1],
    options: CallOptions = {},
  ): Promise<Answer<unknown>> {
    if (options.authorization) return ask(path, read, options);
    const found = usable(path);
    if (!found) return fly(path, read).join(options.signal);
    // Nobody waits for this one, so nobody's leaving ends it.
    if (!found.fresh) fly(path, read).join();
    return settle(found.entry.answer);
  }

  return {
    ask: cachedAsk as Ask,
    generation: () => generation,
    now,
    peek(path) {
      const entry = entries.get(path) ?? unknown.get(path);
      return entry && now() - entry.storedAt < spanOf(entry)
        ? { answer: entry.answer, freshUntil: entry.storedAt + freshMs }
        : undefined;
    },
    underWay: (path) => flights.get(path)?.join(),
    size: () => entries.size() + unknown.size(),
    bytes: () => entries.bytes() + unknown.bytes(),
    purge(path) {
      generation++;
      for (const map of [entries, unknown]) {
        if (path === undefined) map.clear();
        else map.delete(path);
      }
    },
  };
}

/** Good answers are kept, and so is "there is no such record", briefly. */
function isKept(answer: Answer<unknown>): boolean {
  return answer.ok || answer.status === 404;
}
