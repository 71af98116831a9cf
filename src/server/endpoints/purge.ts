import type { Handler } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import * as z from "zod/mini";
import {
  callsOfTag,
  everything,
  tagsOfCalls,
} from "../../content/api/call-tags.ts";
import type { ResultCache } from "../../content/cache/result-cache.ts";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import { parseJson } from "../../lib/text/json.ts";
import { bodyReader } from "../http/request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import type { Log } from "../logging/log.ts";

/** The longest purge that is accepted, in bytes. */
const maxBytes = 8192;
/** Requests with the secret that are accepted in a second. */
const perSecond = 5;

export interface PurgeOptions {
  /** What a purge must bring; without it there is no such address. */
  secret?: string;
  results: Pick<ResultCache, "purge">;
  /** Removes responses with one of the tags from the platform's edge cache. */
  purgeEdge?(tags: readonly string[]): Promise<void>;
  log: Log;
  /** How long a body may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

const bodySchema = z.strictObject({
  tags: z.array(z.string()).check(z.minLength(1)),
});

/**
 * Makes content stale that the content service has changed, and removes what
 * was made of it from the edge cache: `{"tags":["jobs"]}` with the secret as
 * bearer token. Tags are all, articles, article-ID, jobs and job-ID.
 * @returns 204 when done; 401 without the secret, 400 for an unknown tag or an
 * invalid body, 413 for a long one, 429 when too many come, 404 where no secret
 * is set.
 */
export function purge(options: PurgeOptions): Handler {
  const { secret, results, purgeEdge, log, now } = options;
  const readBody = bodyReader({ maxBytes, timeoutMs: options.bodyTimeoutMs });
  const admit = createRateLimit({ perSecond, burst: perSecond, now });

  return async function receive(c) {
    if (!secret) return emptyResponse(404);
    const [, token = ""] =
      /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
    if (!await timingSafeEqual(token, secret)) {
      return emptyResponse(401, { "WWW-Authenticate": "Bearer" });
    }
    // Only now: strangers must not use up the limit.
    if (!admit()) return emptyResponse(429, { "Retry-After": "1" });
    const body = await readBody(c.req.raw);
    if (body instanceof Response) return body;
    const calls = callsIn(body);
    if (!calls) return emptyResponse(400);
    for (const call of calls) {
      results.purge(call === everything ? undefined : call);
    }
    log.info("Purged", { calls: [...calls].join(" ") });
    // Last: an edge that forgets earlier could store the old copy again.
    await purgeEdge?.(tagsOfCalls(calls));
    return emptyResponse(204);
  };
}

/** The content calls that a body asks to purge; undefined for other bodies. */
function callsIn(body: string): Set<string> | undefined {
  const { data } = bodySchema.safeParse(parseJson(body));
  const calls = data?.tags.map(callsOfTag);
  return calls?.every((it) => it !== undefined)
    ? new Set(calls.flat())
    : undefined;
}
