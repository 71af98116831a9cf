import type { Context } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import * as z from "zod/mini";
import {
  allTag,
  type CallName,
  callsOfTag,
  tagsOfCalls,
} from "../../content/call-names.ts";
import { parseJson } from "../../lib/text/json.ts";
import { bodyReader } from "./request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import { reasonOf } from "../logging/log.ts";
import type { SiteEnv } from "../services.ts";

/** The longest purge that is accepted, in bytes. */
const maxBytes = 8192;
const readBody = bodyReader(maxBytes);

const bodySchema = z.strictObject({
  tags: z.array(z.string()).check(z.minLength(1)),
});

/**
 * Marks content as stale and drops the pages built from it, also from the edge
 * cache; if that one fails, the log says so. The body is `{"tags":["jobs"]}`,
 * the secret the bearer token; see `callsOfTag`.
 * @returns 204 when done; 401 without the secret, 400 for an unknown tag or an
 * invalid body, 413 for a long one, 429 when too many come, 404 where no secret
 * is set.
 */
export async function purge(c: Context<SiteEnv>): Promise<Response> {
  const { settings: { purgeSecret: secret, isDeployed }, limits, log } = c.env;
  if (!secret) return emptyResponse(404);
  const [, token = ""] =
    /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
  if (!await timingSafeEqual(token, secret)) {
    return emptyResponse(401, { "WWW-Authenticate": "Bearer" });
  }
  // After the secret, so that others cannot use up the limit.
  if (!limits.purges()) return emptyResponse(429, { "Retry-After": "1" });
  const body = await readBody(c);
  if (body instanceof Response) return body;
  const calls = callsIn(body);
  if (!calls) return emptyResponse(400);
  for (const call of calls) {
    c.env.content.cache.purge(call);
    c.env.responses.purge(call);
  }
  log.info("Purged", { calls: [...calls].join(" ") });
  // Last: an edge that forgets earlier could store the old copy again.
  if (isDeployed) {
    await purgeEdgeCache(calls).catch((cause) =>
      log.error("Cannot purge the edge cache", { reason: reasonOf(cause) })
    );
  }
  return emptyResponse(204);
}

/** The content calls that a body asks to purge; undefined for other bodies. */
function callsIn(
  body: string,
): Set<CallName | typeof allTag> | undefined {
  const { data } = bodySchema.safeParse(parseJson(body));
  const calls = data?.tags.map(callsOfTag);
  return calls?.every((it) => it !== undefined)
    ? new Set(calls.flat())
    : undefined;
}

/**
 * Removes what was made of calls from Deno Deploy's cache.
 * @throws When the cache does not answer, or not with success.
 */
async function purgeEdgeCache(
  calls: ReadonlySet<CallName | typeof allTag>,
): Promise<void> {
  const tags = calls.has(allTag)
    ? ["*"]
    : tagsOfCalls(calls as ReadonlySet<CallName>);
  const { ok, status, body } = await fetch(
    "http://cache.localhost/invalidate/http",
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(5000),
    },
  );
  await body?.cancel();
  if (!ok) throw new Error(`Cannot purge the edge cache: status ${status}`);
}
