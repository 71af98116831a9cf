import { trackSettled } from "../lib/promises/settled-promise.ts";
import type { ContentResult } from "./transport/content-result.ts";

/**
 * A call of the content client. Its name, such as "article/ID", is the key of
 * the result in the document and in the browser's cache. The list of posts has
 * one name, whatever the filter: the page filters what it has.
 */
export type NamedCall<T> = Promise<ContentResult<T>> & { callName: string };

/** Makes a call, or finds the one that was made before. */
export type MakeCall = <T>(
  callName: string,
  ask: () => Promise<ContentResult<T>>,
) => NamedCall<T>;

/** Attaches a call's name to its promise. */
export function namedCall<T>(
  callName: string,
  result: Promise<ContentResult<T>>,
): NamedCall<T> {
  return Object.assign(trackSettled(result), { callName });
}
