import type { Handler } from "hono";
import * as z from "zod/mini";
import { purgeHeaders, purgeText } from "../../content/api/purge-call.ts";
import type { ResultCache } from "../../content/cache/result-cache.ts";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import { isSigned } from "../../lib/http/signature.ts";
import { createLruMap } from "../../lib/lru-map.ts";
import { parseJson } from "../../lib/text/json.ts";
import {
  callsOfTag,
  everything,
  tagsOfCalls,
} from "../../content/api/call-tags.ts";
import { bodyReader } from "../http/request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import type { Log } from "../logging/log.ts";

/** The longest purge that is accepted, in bytes. */
const maxBytes = 4096;
/** How far the clock of a purge may be off, in seconds. */
const maxClockSkew = 300;
/** Purges that are accepted in a second, on average, and at once. */
const rate = { perSecond: 5, burst: 20 };
/** More than are accepted while one signature is valid. */
const maxSignatures = 2 * (rate.burst + 2 * maxClockSkew * rate.perSecond);

export interface PurgeOptions {
  /** Shared with the content service; without it there is no such address. */
  secret?: string;
  results: Pick<ResultCache, "purge">;
  /** Removes responses with one of the tags from the cache of the platform. */
  purgeEdge?(tags: readonly string[]): Promise<void>;
  log: Log;
  /** How long a purge may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** Seconds since 1970. */
  now?(): number;
}

const bodySchema = z.strictObject({
  tags: z.array(z.string()).check(z.minLength(1), z.maxLength(100)),
  /** A nonce: it makes the signature differ from that of another purge. */
  id: z.optional(z.string()),
});

/**
 * Makes stale what the content service says has changed, and removes it from
 * the cache of the platform: `{"tags":["jobs"],"id":"7"}`. The id is
 * an optional nonce. Tags are all, articles, article-ID, jobs and job-ID.
 * @returns 204 when done; 401 when signature or clock are wrong, 409 for a
 * repeated purge, 400 for unknown tags, 429 when too many come, 404 without a
 * secret.
 */
export function purge(options: PurgeOptions): Handler {
  const { secret, results, purgeEdge, log } = options;
  const { now = () => Date.now() / 1000 } = options;
  const readBody = bodyReader({ maxBytes, timeoutMs: options.bodyTimeoutMs });
  const admit = createRateLimit(rate);
  // Calls without a good signature must not use up what the others may send.
  const admitUnsigned = createRateLimit(rate);
  const seen = createLruMap<true>({ maxEntries: maxSignatures });

  return async function receive(c) {
    if (!secret) return emptyResponse(404);
    const timestamp = c.req.header(purgeHeaders.timestamp) ?? "";
    const signature = c.req.header(purgeHeaders.signature) ?? "";
    const skew = Math.abs(now() - Number(timestamp));
    const isTimely = /^\d{1,12}$/.test(timestamp) && skew <= maxClockSkew;
    const body = isTimely ? await readBody(c.req.raw) : "";
    if (body instanceof Response) return body;
    const isOurs = isTimely &&
      await isSigned(secret, purgeText(timestamp, body), signature);
    if (!isOurs) return emptyResponse(admitUnsigned() ? 401 : 429);
    if (!admit()) return emptyResponse(429);
    if (seen.get(signature)) return emptyResponse(409);
    seen.set(signature, true);
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
