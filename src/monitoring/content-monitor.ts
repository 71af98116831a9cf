import { type Counters, createCounters } from "../lib/counters.ts";
import type { Log } from "../server/logging/log.ts";
import {
  type Attempt,
  type ContentState,
  createContentState,
  failureOf,
} from "./content-state.ts";

/** What is counted. */
export const figureNames = [
  "content.calls",
  "content.failures",
  "content.rejections",
  "content.cache.hits",
  "content.cache.stale",
  "content.cache.misses",
  "documents.from_memory",
  "streams.sent",
  "streams.cut",
] as const;

export type FigureName = (typeof figureNames)[number];

/** Called with how long an attempt took, in milliseconds, and how it ended. */
export type OnAttempt = (ms: number, outcome: string) => void;

/** What happens between the site and its content service. */
export interface ContentMonitor {
  state: ContentState;
  figures: Counters<FigureName>;
  /** Notes an attempt of a call. */
  attempted(attempt: Attempt, ms: number): void;
  /** Notes a call that the circuit breaker did not let through. */
  rejected(path: string): void;
  /** Whether the circuit breaker lets no call through but probes. */
  isRejecting(): boolean;
  /** Has every later attempt reported, for histograms. */
  onAttempt(listener: OnAttempt): void;
}

/** Joins the state of the content service, its figures and its debug log. */
export function createContentMonitor(log: Log): ContentMonitor {
  const state = createContentState(log);
  const figures = createCounters<FigureName>();
  const listeners: OnAttempt[] = [];
  let isRejecting = false;
  return {
    state,
    figures,
    attempted(attempt, ms) {
      const outcome = failureOf(attempt) ?? "answered";
      figures.add("content.calls");
      if (outcome === "answered") isRejecting = false;
      else figures.add("content.failures");
      const { path, status } = attempt;
      log.debug("Content call", { path, status, outcome, ms: Math.round(ms) });
      for (const listener of listeners) listener(ms, outcome);
      state.note(attempt);
    },
    rejected(path) {
      isRejecting = true;
      figures.add("content.rejections");
      log.debug("Content call", { path, outcome: "rejected" });
      state.noteRejected();
    },
    isRejecting: () => isRejecting,
    onAttempt: (listener) => void listeners.push(listener),
  };
}
