import type { LRUCache } from "lru-cache";
import { contentHash } from "../../lib/content-hash.ts";
import { type BodyLimits, readBody } from "../../lib/http/read-body.ts";
import { retryAfterMs } from "../../lib/http/retry-after.ts";
import { sign } from "../../lib/http/signature.ts";
import {
  callHeaders,
  isGatewayList,
  isListKey,
  listNameOf,
  pathOfKey,
  type QueryKey,
} from "../query-keys.ts";
import { draftHeader } from "../preview-link.ts";
import type { ListName } from "../content-types.ts";
import { failureOf, failureStatus, unreadable } from "./response-failure.ts";
import {
  type ContentResult,
  failure,
  messages,
  success,
  timedOut,
  unreachable,
} from "../../lib/content-result.ts";
import { parseList, parseRecord, type ParsingOptions } from "./parsers.ts";
import type { ContentType } from "../content-type.server.ts";
import { parseListBody, parseRecordBody } from "./record-json.ts";

/** The origin of an external content service, or what loads the embedded one. */
type ContentService = string | (() => Promise<EmbeddedService>);

/** A content service in this process, in the shape of HTTP. */
export interface EmbeddedService {
  request(path: string, init: ServiceRequest): Response | Promise<Response>;
  /** When the next publication date comes; absent if records may change. */
  nextDate?(): number;
}

interface ServiceRequest {
  headers: Record<string, string>;
  signal?: AbortSignal;
}

/** The content service, and how its answers are read. */
export interface ServiceOptions
  extends Omit<ParsingOptions, "isPublicOnly" | "isExternal"> {
  service: ContentService;
  /** How the records of each list are parsed. */
  kinds: Readonly<Record<ListName, ContentType>>;
  /**
   * Keeps what bodies were parsed to: anyone may make up tokens, whose calls
   * would otherwise parse the same list each time.
   */
  parsed?: LRUCache<string, ContentResult<unknown>>;
  /** Signs the calls for drafts, so that the service can authorise them. */
  previewSecret?: string;
}

/** Who makes a call; without any of these it is for public records. */
export interface Caller {
  /** The `Authorization` header of a visitor with a token. */
  authorization?: string;
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal;
  /** Whether it is for a signed preview. */
  isDraft?: boolean;
}

/** A call to the content service. */
export interface Call extends Caller {
  key: QueryKey;
}

/** The content service's answer to a call. */
export interface Answer {
  result: ContentResult<unknown>;
  /** Approximate size in memory. */
  bytes: number;
  /** The service's status; absent without a response. */
  status?: number;
  /** How long it asks to wait before another try, in milliseconds. */
  retryAfterMs?: number;
  /** What was thrown: the connection failed, or the parser has a bug. */
  cause?: unknown;
}

/**
 * Calls the content service once and parses the response.
 * @param signal Ends the call.
 * @returns The value, or a failure with the body's `errorMessage`, else its
 * `error`, else our message. Never rejects.
 */
export async function callOnce(
  call: Call,
  options: ServiceOptions,
  signal?: AbortSignal,
): Promise<Answer> {
  let response: Response | undefined;
  let bytes = 0;
  let result: ContentResult<unknown>;
  let cause: unknown;
  try {
    const received = await fetchFrom(call, options, signal);
    response = received;
    result = await readJsonText(received, limitsOf(call), async (json) => {
      bytes = json.length;
      if (!isListKey(call.key) || bytes <= largeList) {
        return await readResult(call, options, { response: received, json });
      }
      return await inTurn(() =>
        signal?.aborted
          ? timedOut
          : readResult(call, options, { response: received, json })
      );
    }) ?? failure(messages.unreadable, failureStatus(received));
  } catch (thrown) {
    if (signal?.aborted) result = timedOut;
    else {
      cause = thrown;
      // What breaks the parser has the wrong shape, too.
      result = bytes > 0 ? unreadable : unreachable;
    }
  }
  const { status, headers } = response ?? {};
  const pauseMs = retryAfterMs(headers?.get("retry-after") ?? null);
  return { result, bytes, status, retryAfterMs: pauseMs, cause };
}

/**
 * Sends the request of a call. Redirects are not followed: only the settings
 * determine the content service's address.
 */
async function fetchFrom(
  { key, authorization, isDraft }: Call,
  { service, previewSecret }: ServiceOptions,
  signal?: AbortSignal,
): Promise<Response> {
  const path = pathOfKey(key);
  const headers = callHeaders(authorization);
  if (isDraft && previewSecret) {
    headers[draftHeader] = await sign(previewSecret, path);
  }
  if (typeof service !== "string") {
    return await (await service()).request(path, { headers, signal });
  }
  return await fetch(service + path, { headers, signal, redirect: "manual" });
}

/** The limits of one body, in bytes. */
const maxBodyBytes = {
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

function limitsOf({ key, authorization }: Call): BodyLimits {
  const isOfGateway = authorization !== undefined || isGatewayList(key);
  return {
    maxBytes: maxBodyBytes[isListKey(key) ? "list" : "record"],
    maxBytesInUse: maxBytesInUse[isOfGateway ? "visitor" : "page"],
  };
}

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

/** A response with its body. */
interface Received {
  response: Response;
  json: string;
}

/** The result of a response; of a call with a token, kept by its body's hash. */
async function readResult(
  { key, authorization, isDraft }: Call,
  { service, kinds, parsed, onLeftOut, warn }: ServiceOptions,
  { response, json }: Received,
): Promise<ContentResult<unknown>> {
  const isCacheable = parsed && authorization && response.ok;
  const parsedKey = isCacheable ? `${key} ${await contentHash(json)}` : "";
  const kept = isCacheable ? parsed.get(parsedKey) : undefined;
  if (kept) return kept;
  const isList = isListKey(key);
  const body = isList ? await parseListBody(json) : await parseRecordBody(json);
  const failed = failureOf(response, body);
  if (failed) return failed;
  const kind = kinds[listNameOf(key)];
  const isPublicOnly = !authorization && !isDraft;
  const options = {
    key,
    isPublicOnly,
    isExternal: typeof service === "string",
    onLeftOut,
    warn,
  };
  const value = isList
    ? await parseList(kind, { body, json }, options)
    : await parseRecord(kind, body, options);
  if (value === undefined) return unreadable;
  const result = success(value);
  if (isCacheable) parsed.set(parsedKey, result, { size: json.length });
  return result;
}
