import {
  type ContentResult,
  success,
} from "../../../src/content/transport/content-result.ts";
import { createResultCache } from "../../../src/content/cache/result-cache.ts";
import type {
  CallOptions,
  ContentRequest,
} from "../../../src/content/transport/request.ts";

/** A cache over requests that the test answers, with a clock that it moves. */
export function cacheFixture(
  { freshMs = 60, staleMs = 100, maxEntries = 10 } = {},
) {
  const asked: { path: string; options: CallOptions }[] = [];
  const state: {
    now: number;
    result: ContentResult<unknown>;
    /** Holds back what is asked for from now on. */
    gate?: Promise<void>;
  } = { now: 0, result: success({ n: 0 }) };
  const request = (async (path, _parse, options = {}) => {
    asked.push({ path, options });
    const { gate, result } = state;
    await gate;
    return result;
  }) as ContentRequest;
  const cache = createResultCache({
    request,
    freshMs,
    staleMs,
    maxEntries,
    now: () => state.now,
  });
  return {
    cache,
    asked,
    state,
    get: (path = "/a", options?: CallOptions) =>
      cache.request(path, (body) => body, options),
  };
}

export const sleep = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms));
export const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
