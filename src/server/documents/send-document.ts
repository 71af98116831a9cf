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
import type { Document } from "../stored/document.ts";

/** How long caches may keep a document. */
function cacheControlOf({ status, freshUntil }: Document): string {
  if (freshUntil < Infinity) {
    return contentPolicy(freshUntil - performance.now());
  }
  return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
}

/** Responds to a request with a document. */
export async function sendDocument(
  c: Context<SiteEnv>,
  document: Document,
): Promise<Response> {
  const { body: html, status, encoded, changesAt } = document;
  c.set("changesAt", changesAt);
  const { headers: asked, method } = c.req.raw;
  const coding = chosenEncoding(asked.get("accept-encoding")) ?? "identity";
  const { body, etag } = await (encoded[coding] ??= encode(html, coding));
  const isHead = method === "HEAD";
  const response = new Response(isHead ? null : body, {
    status,
    headers: {
      Vary: "Accept-Encoding",
      "Cache-Control": cacheControlOf(document),
      ...document.headers,
      ETag: etag,
      ...(coding !== "identity" && { "Content-Encoding": coding }),
      ...(isHead && { "Content-Length": String(body.byteLength) }),
    },
  });
  const condition = asked.get("if-none-match");
  // Preconditions apply only if the response would be 200 (RFC 9110, 13.2.1).
  return condition && response.ok && matchesEtag(condition, etag)
    ? notModified(response)
    : response;
}

async function encode(
  body: Document["body"],
  coding: Coding,
): Promise<EncodedBody> {
  // Imported late: loading zlib takes 16 ms of a start.
  const encoded = coding === "identity"
    ? body
    : (await import("../../lib/http/compression.ts"))
      .compress(body, coding, "quick");
  return { body: encoded, etag: `"${await contentHash(encoded)}"` };
}
