import { type BodyLimits, readBody } from "../../lib/http/read-body.ts";
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
  timedOut,
  unreachable,
} from "./content-result.ts";
import { callHeaders, failureStatus, resultOf } from "./answer-result.ts";
import { parseListBody, parseRecordBody } from "./record-json.ts";

/** Sends one request to the content service or the gateway. */
export type Send = (path: string, init: SendOptions) => Promise<Response>;

export interface SendOptions {
  signal?: AbortSignal;
  headers: Record<string, string>;
}

/**
 * Turns a response body into a value; undefined when it has the wrong shape.
 * @param body The parsed body. Of the content service's lists `recordAt` has to
 * parse each record.
 * @param text The unparsed body.
 */
export type Parse<T> = (
  body: unknown,
  text: string,
) => T | undefined | Promise<T | undefined>;

export interface CallOnceOptions<T> {
  send: Send;
  parse: Parse<T>;
  signal?: AbortSignal;
  /** Value of the `Authorization` header, if the visitor has a token. */
  authorization?: string;
}

/**
 * Calls the content API once and parses the response.
 * @returns The value, or a failure with the body's `errorMessage`, else its
 * `error`, else our message. Never rejects, so it may be streamed.
 */
export async function callOnce<T>(
  name: CallName,
  { send, parse, signal, authorization }: CallOnceOptions<T>,
): Promise<ContentResult<T>> {
  const headers = callHeaders(authorization);
  const isList = isListCall(name);
  const isPersonal = authorization || isGatewayList(name);
  try {
    const response = await send(pathOfCall(name), { signal, headers });
    const parseBody = isList ? parseListBody : parseRecordBody;
    const read = async (text: string) =>
      await resultOf(
        response,
        await parseBody(text),
        (body) => parse(body, text),
      );
    const result = await readJsonText(
      response,
      {
        maxBytes: maxBodyBytes[isList ? "list" : "record"],
        maxBytesInUse: maxBytesInUse[isPersonal ? "visitor" : "page"],
      },
      (text) =>
        isList && text.length > largeList
          ? inTurn(() => signal?.aborted ? timedOut : read(text))
          : read(text),
    );
    return result ?? failure(messages.unreadable, failureStatus(response));
  } catch {
    return signal?.aborted ? timedOut : unreachable;
  }
}

/** The limits of one body, in bytes. */
export const maxBodyBytes = {
  record: 8 * 1024 * 1024,
  list: 32 * 1024 * 1024,
} as const;

/**
 * The limit of all bodies being read and parsed at once, in bytes; lower for
 * requests of the gateway alone, so that they cannot starve pages.
 */
export const maxBytesInUse = {
  page: 3 * maxBodyBytes.list,
  visitor: maxBodyBytes.list,
} as const;

/** Longer lists are parsed one at a time, in characters. */
const largeList = 1024 * 1024;
let lastTurn: Promise<void> = Promise.resolve();

/** Does work after all earlier work of this function. */
function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const turn = lastTurn.then(work);
  lastTurn = turn.then(() => {}, () => {});
  return turn;
}

/**
 * Uses the body of a response as text, within the limits.
 * @returns Undefined for a redirect, an HTML page, an empty response, and a
 * body over the limits.
 */
async function readJsonText<T>(
  response: Response,
  limits: BodyLimits,
  consume: (text: string) => T | Promise<T>,
): Promise<T | undefined> {
  const { status, headers, body } = response;
  const isRedirect = status >= 300 && status < 400;
  const isHtml = /^text\/html\b/i.test(headers.get("content-type") ?? "");
  if (!body || isRedirect || isHtml) {
    await body?.cancel();
    return undefined;
  }
  return await readBody(response, limits, consume);
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
