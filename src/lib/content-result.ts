import { cleanText } from "./text/clean-text.ts";
import { firstCharacters } from "./text/shorten.ts";

/**
 * The outcome of a content request. Failures are values: they can be streamed,
 * serialised and shown without JavaScript, and never become unhandled
 * rejections.
 */
export type ContentResult<T> = { ok: true; value: T } | Failure;

/** The message to show and the status that the gateway responds with. */
export interface Failure {
  ok: false;
  message: string;
  status: number;
}

/** Limit of messages from the content service, in characters. */
const maxMessageLength = 300;
/** Longer messages are cut before they are cleaned. */
const maxReadLength = 10 * maxMessageLength;

export const messages = {
  unreadable: "The content service sent an unreadable answer",
  timedOut: "The content service did not answer in time",
  unreachable: "The content service cannot be reached",
  overCapacity: "Too many visitors are waiting; try again in a minute",
} as const;

/** Makes a failure with a truncated message. */
export function failure(message: string, status: number): Failure {
  const text = cleanText(message.slice(0, maxReadLength));
  const shown = firstCharacters(text, maxMessageLength);
  return { ok: false, message: shown, status };
}

/** The connection failed. Compared by identity. */
export const unreachable = failure(messages.unreachable, 502);

/** The deadline passed. Compared by identity. */
export const timedOut = failure(messages.timedOut, 504);

/** The site is over its capacity, so that no call was made. */
export const overCapacity = failure(messages.overCapacity, 503);

/** Makes a successful result. */
export function success<T>(value: T): ContentResult<T> {
  return { ok: true, value };
}

/** Whether the service says that there is no such record. */
export function isMissing(result: ContentResult<unknown>): boolean {
  return !result.ok && (result.status === 404 || result.status === 410);
}

/** Maps the value of a successful result. */
export async function mapValue<T, R>(
  pending: Promise<ContentResult<T>>,
  derive: (value: T) => R,
): Promise<ContentResult<R>> {
  const result = await pending;
  return result.ok ? success(derive(result.value)) : result;
}

/** The same for a record, which is null when it does not exist. */
export async function mapRecord<T, R>(
  pending: Promise<ContentResult<T | null>>,
  derive: (record: T) => R,
): Promise<ContentResult<R | null>> {
  const result = await pending;
  if (isMissing(result)) return success(null);
  return result.ok
    ? success(result.value === null ? null : derive(result.value))
    : result;
}
