import { trackSettled } from "../lib/promises/settled-promise.ts";
import type { ContentResult } from "./transport/content-result.ts";

/**
 * A call of the content client. Its name says all that changes its result, such
 * as "article/ID": it finds the result in the document and in the browser's
 * cache.
 */
export type NamedCall<T> = Promise<ContentResult<T>> & { callName: string };

/** Names the promise of a content result. */
export function namedCall<T>(
  callName: string,
  result: Promise<ContentResult<T>>,
): NamedCall<T> {
  return Object.assign(trackSettled(result), { callName });
}
