import { isRecord, parseJson } from "../lib/text/json.ts";
import {
  callHeaders,
  isListKey,
  listNameOf,
  pathOfKey,
  type QueryKey,
} from "../content/query-keys.ts";
import { ContentLoader, withinDates } from "../content/content-loader.ts";
import { isPublic, recordIn } from "../content/content-types.ts";
import { within } from "../lib/promises/within.ts";
import {
  type ContentResult,
  success,
  timedOut,
  unreachable,
} from "../lib/content-result.ts";
import { retryTime } from "../streaming/watch-document.ts";
import { nextEvent, pageVisible } from "../streaming/page-visible.ts";
import { timeOfResponse } from "../streaming/server-clock.ts";
import { failureOf, unreadable } from "../content/calls/response-failure.ts";
import { tokenKey } from "./token-key.ts";

/**
 * What a header can carry: visible characters of Latin-1, spaces and tabs. Many
 * servers reject headers above 8 kB.
 */
const tokenPattern = /^[\t -~\u0080-\u00ff]{1,8000}$/;

/** The `Authorization` header for the visitor's token, if it has a usable one. */
export function authorization(): string | undefined {
  try {
    const token = localStorage.getItem(tokenKey)?.trim() ?? "";
    return tokenPattern.test(token) ? `Token ${token}` : undefined;
  } catch {
    // Storage may be blocked; then there is no token.
    return undefined;
  }
}

/**
 * After this the connection is taken for dead: browsers wait for minutes. The
 * gateway has answered long before, or said that the service did not.
 */
const timeoutMs = 60_000;

/** The least and the most time between two tries, in milliseconds. */
const retryMs = { least: 1000, most: 2000 };

/**
 * The public content in the browser: through the site's gateway, with the
 * visitor's token. A call whose connection drops is tried again.
 */
export class ApiClient extends ContentLoader {
  readonly #page: string | undefined;

  /**
   * @param page Path of the page that needs the content, by default of the
   * current one. Calls are tried again only while it is shown: not when
   * prefetched, nor after the visitor has left.
   */
  constructor(page?: string) {
    super();
    this.#page = page;
  }

  protected override async query(
    key: QueryKey,
  ): Promise<ContentResult<unknown>> {
    const page = this.#page ?? location.pathname;
    const timeLeftMs = retryTime();
    let result = await callInTime(key);
    // Once however late it is: the browser itself ends calls, on Stop or when
    // the device sleeps.
    let leftMs = retryMs.most;
    while (result === unreachable && leftMs >= retryMs.least) {
      await nextTry(leftMs);
      if (location.pathname === page) result = await callInTime(key);
      leftMs = timeLeftMs();
    }
    return result;
  }
}

/** Waits for a while or until the browser is online, and while it is hidden. */
async function nextTry(leftMs: number): Promise<void> {
  const { least, most } = retryMs;
  const delayMs = least + Math.random() * (most - least);
  await within(nextEvent(globalThis, "online"), Math.min(delayMs, leftMs));
  await pageVisible();
}

async function callInTime(key: QueryKey): Promise<ContentResult<unknown>> {
  return await within(callApi(key), timeoutMs) ?? timedOut;
}

/**
 * Calls the gateway, once more without a token that is refused, as it may be
 * left over from another application on this origin, or with which too many
 * calls are made.
 */
async function callApi(key: QueryKey): Promise<ContentResult<unknown>> {
  const token = authorization();
  const { result, status } = await fetchAnswer(key, token);
  if (!token || (status !== 401 && status !== 503)) return result;
  const withoutToken = (await fetchAnswer(key)).result;
  return withoutToken.ok || status === 503 ? withoutToken : result;
}

/** The gateway's answer; without a response it has no status. */
interface Answer {
  result: ContentResult<unknown>;
  status?: number;
}

async function fetchAnswer(key: QueryKey, token?: string): Promise<Answer> {
  const headers = callHeaders(token);
  try {
    const response = await fetch(pathOfKey(key), { headers });
    const body = parseJson(await response.text());
    const result = failureOf(response, body) ?? resultIn(key, response, body);
    return { result, status: response.status };
  } catch {
    return { result: unreachable };
  }
}

function resultIn(
  key: QueryKey,
  response: Response,
  body: unknown,
): ContentResult<unknown> {
  const value = valueIn(key, body);
  if (value === undefined) return unreadable;
  const now = timeOfResponse(response);
  // Without a time the gateway alone has judged the dates.
  return now === undefined ? success(value) : withinDates(success(value), now);
}

/** The value in a response body. The gateway has already validated it. */
function valueIn(key: QueryKey, body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  const list = listNameOf(key);
  // With a token the service may send others too.
  const isShown = (record: object) => isPublic(list, record);
  if (!isListKey(key)) {
    const record = recordIn(list, body);
    return isRecord(record) && isShown(record) ? record : null;
  }
  const records = body[list];
  return Array.isArray(records) ? records.filter(isShown) : undefined;
}
