import type { Context } from "hono";
import { contentHash } from "../../lib/content-hash.ts";
import { matchesEtag, notModified } from "../../lib/http/conditional.ts";
import {
  chosenEncoding,
  type Coding,
  type EncodedBody,
} from "../../lib/http/encodings.ts";
import { cachePolicy, contentPolicy } from "../http/cache-policy.ts";
import type { SiteEnv } from "../services.ts";
import type { StoredResponse } from "../stored/stored-response.ts";

/** How long caches may keep a response. */
function cacheControlOf({ status, freshUntil }: StoredResponse): string {
  if (freshUntil < Infinity) {
    return contentPolicy(freshUntil - performance.now());
  }
  return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
}

/** Sends a stored response. */
export async function sendStored(
  c: Context<SiteEnv>,
  stored: StoredResponse,
): Promise<Response> {
  const { body: html, status, encoded, changesAt } = stored;
  c.set("changesAt", changesAt);
  const { headers: requestHeaders, method } = c.req.raw;
  const coding = chosenEncoding(requestHeaders.get("accept-encoding")) ??
    "identity";
  const { body, etag } = await (encoded[coding] ??= encode(html, coding));
  const isHead = method === "HEAD";
  const response = new Response(isHead ? null : body, {
    status,
    headers: {
      Vary: "Accept-Encoding",
      "Cache-Control": cacheControlOf(stored),
      ...stored.headers,
      ETag: etag,
      ...(coding !== "identity" && { "Content-Encoding": coding }),
      ...(isHead && { "Content-Length": String(body.byteLength) }),
    },
  });
  const condition = requestHeaders.get("if-none-match");
  // Preconditions apply only if the response would be 200 (RFC 9110, 13.2.1).
  return condition && response.ok && matchesEtag(condition, etag)
    ? notModified(response)
    : response;
}

async function encode(
  body: StoredResponse["body"],
  coding: Coding,
): Promise<EncodedBody> {
  // Imported late: loading zlib takes 16 ms of a start.
  const encoded = coding === "identity"
    ? body
    : (await import("../../lib/http/compression.ts"))
      .compress(body, coding, "quick");
  return { body: encoded, etag: `"${await contentHash(encoded)}"` };
}
