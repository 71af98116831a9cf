import { cleanText } from "../../lib/text/clean-text.ts";

/**
 * The outcome of a content request. A failure is a value: it can be streamed,
 * serialised and shown without JavaScript, and it never ends the process as an
 * unhandled rejection.
 */
export type ContentResult<T> = { ok: true; value: T } | Failure;

/** The message to show and the status that the gateway responds with. */
export interface Failure {
  ok: false;
  message: string;
  status: number;
}

/** The longest message from outside that is shown, in characters. */
const maxMessageLength = 300;
/** The rest of a longer message is not even cleaned. */
const maxReadLength = 10 * maxMessageLength;

export const messages = {
  unreadable: "The content service sent an unreadable answer",
  late: "The content service did not answer in time",
  unreachable: "The content service cannot be reached",
} as const;

/** Makes a failure with a message cut to the length that is shown. */
export function failure(message: string, status: number): Failure {
  const characters = Array.from(cleanText(message.slice(0, maxReadLength)));
  const shown = characters.slice(0, maxMessageLength).join("");
  return { ok: false, message: shown, status };
}

/** The connection failed or broke off. Compared by identity. */
export const unreachable = failure(messages.unreachable, 502);

/** The deadline passed. Compared by identity. */
export const late = failure(messages.late, 504);

/** Makes a successful result. */
export function success<T>(value: T): ContentResult<T> {
  return { ok: true, value };
}
