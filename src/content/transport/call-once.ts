import { type BodyLimits, readBody } from "../../lib/http/read-body.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import {
  type CallName,
  isGatewayList,
  isListCall,
  pathOfCall,
} from "../call-names.ts";
import {
  type ContentResult,
  failure,
  messages,
  success,
  timedOut,
  unreachable,
} from "./content-result.ts";

/** Sends one request to the content service or the gateway. */
export type Send = (path: string, init: SendOptions) => Promise<Response>;

export interface SendOptions {
  signal?: AbortSignal;
  headers: Record<string, string>;
}

/**
 * Turns a response body into a value; undefined when it has the wrong shape.
 * @param text The unparsed body.
 */
export type Parse<T> = (body: unknown, text: string) => T | undefined;

export interface CallOptions {
  signal?: AbortSignal;
  /** Value of the `Authorization` header, if the visitor has a token. */
  authorization?: string;
}

/** Calls the content API and parses the response. Never rejects. */
export type ContentCall = <T>(
  name: CallName,
  parse: Parse<T>,
  options?: CallOptions,
) => Promise<ContentResult<T>>;

export interface CallOnceOptions<T> extends CallOptions {
  send: Send;
  parse: Parse<T>;
  /** Limit of the body; by default that of the content service's answers. */
  maxBytes?: number;
}

/**
 * Calls the content API once and parses the response.
 * @returns The value, or a failure with the body's `errorMessage`, else its
 * `error`, else our message. Never rejects, so it may be streamed.
 */
export async function callOnce<T>(
  name: CallName,
  { send, parse, signal, authorization, maxBytes }: CallOnceOptions<T>,
): Promise<ContentResult<T>> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Content-Type": "application/json",
  };
  if (authorization) headers.Authorization = authorization;
  let response: Response;
  let text: string | undefined;
  try {
    response = await send(pathOfCall(name), { signal, headers });
    text = await readJsonText(response, {
      maxBytes: maxBytes ?? maxBodyBytes[isListCall(name) ? "list" : "record"],
      maxReadingBytes: maxReadingBytes[
        authorization || isGatewayList(name) ? "visitor" : "page"
      ],
    });
  } catch {
    return signal?.aborted ? timedOut : unreachable;
  }
  return resultOf(response, text, parse);
}

/** The limits of one body, in bytes. */
export const maxBodyBytes = {
  record: 8 * 1024 * 1024,
  list: 32 * 1024 * 1024,
} as const;

/**
 * The limit of all bodies being read at once, in bytes; lower for requests of
 * the gateway alone, so that they cannot starve pages.
 */
export const maxReadingBytes = {
  page: 3 * maxBodyBytes.list,
  visitor: maxBodyBytes.list,
} as const;

/**
 * The body of a response as text, within the limits.
 * @returns Undefined for a redirect, an HTML page, an empty response, and a
 * body over the limits.
 */
export async function readJsonText(
  response: Response,
  limits: BodyLimits,
): Promise<string | undefined> {
  const { status, headers, body } = response;
  const isRedirect = status >= 300 && status < 400;
  const isHtml = /^text\/html\b/i.test(headers.get("content-type") ?? "");
  if (!body || isRedirect || isHtml) {
    await body?.cancel();
    return undefined;
  }
  return await readBody(response, limits);
}

function resultOf<T>(
  { ok, status }: Response,
  text: string | undefined,
  parse: Parse<T>,
): ContentResult<T> {
  const failureStatus = status >= 400 && status < 500 ? status : 502;
  const body = text === undefined ? undefined : parseJson(text);
  if (text === undefined || body === undefined) {
    return failure(messages.unreadable, failureStatus);
  }
  const message = errorOf(body, ok);
  if (message) return failure(message, failureStatus);
  if (!ok) {
    return failure(
      `The content service answered with status ${status}`,
      failureStatus,
    );
  }
  const value = parseSafely(parse, body, text);
  return value === undefined
    ? failure(messages.unreadable, 502)
    : success(value);
}

/** The message of a body that reports an error, even with a success status. */
function errorOf(body: unknown, ok: boolean): string | undefined {
  if (!isRecord(body)) return undefined;
  const { errorMessage, error } = body;
  if (typeof errorMessage === "string" && errorMessage) return errorMessage;
  if (errorMessage) return messages.unreadable;
  return !ok && typeof error === "string" && error ? error : undefined;
}

/** Treats a body on which the parser throws as the wrong shape. */
function parseSafely<T>(parse: Parse<T>, body: unknown, text: string) {
  try {
    return parse(body, text);
  } catch {
    return undefined;
  }
}

/**
 * Sends to an origin over HTTP. Redirects are not followed: only the settings
 * determine the content service's address.
 */
export function sendTo(origin: string): Send {
  return (path, { signal, headers }) =>
    fetch(origin + path, {
      method: "GET",
      headers,
      redirect: "manual",
      ...(signal && { signal }),
    });
}
