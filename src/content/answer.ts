import { cleanText } from "./clean-text.ts";

/**
 * What asking for content comes to. A failure is a value: it streams,
 * serialises and shows with JavaScript off, and can never end the process as
 * an unhandled rejection.
 */
export type Answer<T> = { ok: true; value: T } | Failure;

/** A failed ask: the message to show and the status the gateway answers with. */
export interface Failure {
  ok: false;
  message: string;
  status: number;
}

/** The longest message from outside that is shown, in characters. */
export const maxMessageLength = 300;
/** Of more than this nothing is looked at. */
const longestRead = 10 * maxMessageLength;

export const messages = {
  unreadable: "The content service sent an unreadable answer",
  late: "The content service did not answer in time",
  unreachable: "The content service cannot be reached",
} as const;

/** Makes a failure with a message cut to the length that is shown. */
export function failure(message: string, status: number): Failure {
  const characters = Array.from(cleanText(message.slice(0, longestRead)));
  const shown = characters.slice(0, maxMessageLength).join("");
  return { ok: false, message: shown, status };
}

/** The service cannot be reached, or broke off. Known by its identity. */
export const unreachable = failure(messages.unreachable, 502);

/** The service took longer than it may. Known by its identity. */
export const late = failure(messages.late, 504);

/** Makes a successful answer. */
export function success<T>(value: T): Answer<T> {
  return { ok: true, value };
}
