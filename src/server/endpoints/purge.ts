import type { Context } from "hono";
import { timingSafeEqual } from "hono/utils/buffer";
import * as z from "zod/mini";
import {
  allTag,
  keysOfTag,
  type QueryKey,
  tagsOfKeys,
} from "../../content/query-keys.ts";
import { parseJson } from "../../lib/text/json.ts";
import { bodyReader } from "./request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import { inspectError } from "../logging/log.ts";
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
 * the secret the bearer token; see `keysOfTag`.
 * @returns 204 when done; 401 without the secret, 400 for an unknown tag or an
 * invalid body, 429 when too many come, 404 where no secret is set; for a body
 * that cannot be read the status of `bodyReader`.
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
  const keys = keysIn(body);
  if (!keys) return emptyResponse(400);
  for (const key of keys) {
    c.env.content.cache.purge(key);
    c.env.responses.purge(key);
  }
  log.info("Purged", { keys: [...keys].join(" ") });
  // Last: an edge that forgets earlier could store the old copy again.
  if (isDeployed) {
    await purgeEdgeCache(keys).catch((cause) =>
      log.error("Cannot purge the edge cache", { reason: inspectError(cause) })
    );
  }
  return emptyResponse(204);
}

/** The keys that a body asks to purge; undefined for other bodies. */
function keysIn(
  body: string,
): Set<QueryKey | typeof allTag> | undefined {
  const { data } = bodySchema.safeParse(parseJson(body));
  const keys = data?.tags.map(keysOfTag);
  return keys?.every((it) => it !== undefined)
    ? new Set(keys.flat())
    : undefined;
}

/**
 * Removes what was made of keys from Deno Deploy's cache.
 * @throws When the cache does not answer, or not with success.
 */
async function purgeEdgeCache(
  keys: ReadonlySet<QueryKey | typeof allTag>,
): Promise<void> {
  const tags = keys.has(allTag)
    ? ["*"]
    : tagsOfKeys(keys as ReadonlySet<QueryKey>);
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
