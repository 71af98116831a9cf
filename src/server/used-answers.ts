import { AsyncLocalStorage } from "node:async_hooks";
import type { Answer } from "../content/answer.ts";
import type { Ask } from "../content/fetchers.ts";

/**
 * The answers that a page was made of, by the path they came from; undefined
 * for those that it did without, and that would change it.
 */
export type UsedAnswers = Map<string, Promise<Answer<unknown> | undefined>>;

const recording = new AsyncLocalStorage<UsedAnswers>();

/** Notes every answer that is asked for while a page loads. */
export function recordingAsk(ask: Ask): Ask {
  return (path, read, options) => {
    const answer = ask(path, read, options);
    recording.getStore()?.set(path, answer);
    return answer;
  };
}

/** Notes that a page does without an answer that was not at hand. */
export function recordAbsent(path: string): void {
  recording.getStore()?.set(path, Promise.resolve(undefined));
}

/**
 * Runs `work` and tells which answers it asked for.
 * @returns What the work returned, and the answers.
 */
export async function withUsedAnswers<T>(
  work: () => Promise<T>,
): Promise<{ result: T; used: UsedAnswers }> {
  const used: UsedAnswers = new Map();
  return { result: await recording.run(used, work), used };
}
