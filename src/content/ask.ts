import {
  type Answer,
  failure,
  late,
  messages,
  success,
  unreachable,
} from "./answer.ts";
import { readText } from "./read-text.ts";

/** Sends one request to the content service or to the gateway before it. */
export type Send = (path: string, init: SendOptions) => Promise<Response>;

export interface SendOptions {
  signal?: AbortSignal;
  headers: Record<string, string>;
}

/**
 * Turns a body into a value; undefined means that it has the wrong shape.
 * @param text The same body, as it came.
 */
export type Read<T> = (body: unknown, text: string) => T | undefined;

/** Remembers what a text was read as, so that it is not read twice. */
export interface ReadMemory {
  recall(path: string, text: string): Answer<unknown> | undefined;
  retain(path: string, text: string, answer: Answer<unknown>): void;
}

export interface AskOptions<T> {
  send: Send;
  read: Read<T>;
  signal?: AbortSignal;
  /** Value of the `Authorization` header, when the visitor has a token. */
  authorization?: string;
  memory?: ReadMemory;
}

/**
 * Asks the content service for `path`.
 * @returns The value, or the message to show, chosen in the order
 * `errorMessage`, `error`, our own. Never rejects, so it may stream.
 */
export async function ask<T>(
  path: string,
  { send, read, signal, authorization, memory }: AskOptions<T>,
): Promise<Answer<T>> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Content-Type": "application/json",
  };
  if (authorization) headers.Authorization = authorization;
  let response: Response;
  let text: string | undefined;
  try {
    response = await send(path, { signal, headers });
    text = await readText(response);
  } catch {
    return signal?.aborted ? late : unreachable;
  }
  if (!response.ok || text === undefined) return judge(response, text, read);
  const known = memory?.recall(path, text);
  if (known) return known as Answer<T>;
  const answer = judge(response, text, read);
  if (answer.ok) memory?.retain(path, text, answer);
  return answer;
}

function judge<T>(
  response: Response,
  text: string | undefined,
  read: Read<T>,
): Answer<T> {
  const status = response.status >= 400 && response.status < 500
    ? response.status
    : 502;
  const body = parse(text);
  if (text === undefined || body === undefined) {
    return failure(messages.unreadable, status);
  }
  const message = faultOf(body, response.ok);
  if (message) return failure(message, status);
  if (!response.ok) {
    return failure(
      `The content service answered with status ${response.status}`,
      status,
    );
  }
  const value = readSafely(read, body, text);
  return value === undefined
    ? failure(messages.unreadable, 502)
    : success(value);
}

/** A body that a reader breaks on is one of the wrong shape. */
function readSafely<T>(read: Read<T>, body: unknown, text: string) {
  try {
    return read(body, text);
  } catch {
    return undefined;
  }
}

/** The message of a body that reports a fault, whatever its status says. */
function faultOf(body: unknown, ok: boolean): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { errorMessage, error } = body as Record<string, unknown>;
  if (typeof errorMessage === "string" && errorMessage) return errorMessage;
  if (errorMessage) return messages.unreadable;
  return !ok && typeof error === "string" && error ? error : undefined;
}

/** Undefined for what is no JSON. */
function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
