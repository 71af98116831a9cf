import type { Context } from "hono";
import { type CallName, tagsOfCalls } from "../../content/call-names.ts";
import { contentHash } from "../../lib/content-hash.ts";
import { matchesEtag, notModified } from "../../lib/http/conditional.ts";
import {
  chosenEncoding,
  type Coding,
  type EncodedBody,
} from "../../lib/http/encodings.ts";
import { cachePolicy, contentPolicy } from "../headers/cache-policy.ts";
import { cacheTagHeader } from "../headers/cache-tags.ts";
import type { SiteEnv } from "../services.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A complete response that is the same for every visitor. */
export interface Document {
  status: number;
  body: Bytes;
  /** All headers but those that differ by coding and by time. */
  headers: Readonly<Record<string, string>>;
  /** The pattern of its address, for the log. */
  route: string;
  /** The calls whose answers it was made of. */
  calls: readonly CallName[];
  /**
   * Until when it may be sent again, by `performance.now()`: as long as its
   * least fresh answer.
   */
  freshUntil: number;
  /** The body in each content coding, compressed at its first use. */
  encoded: Partial<Record<Coding, EncodedBody>>;
}

/** What a document is made of. */
export interface DocumentInit
  extends Pick<Document, "status" | "headers" | "route"> {
  body: Bytes | string;
  /** The answers that it was made of, and until when each is fresh. */
  used?: ReadonlyMap<CallName, { freshUntil: number }>;
  /** What the build compressed. */
  encoded?: Document["encoded"];
}

/** Creates a document. */
export function createDocument(
  { body, used = new Map(), headers, encoded = {}, ...rest }: DocumentInit,
): Document {
  const calls = [...used.keys()];
  const isTagged = rest.status === 200 && calls.length > 0;
  return {
    ...rest,
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
    headers: {
      ...headers,
      ...(isTagged && { [cacheTagHeader]: tagsOfCalls(calls).join() }),
    },
    calls,
    freshUntil: Math.min(
      Infinity,
      ...[...used.values()].map(({ freshUntil }) => freshUntil),
    ),
    encoded: { ...encoded },
  };
}

/** Whether the content of a document is fresh. */
export function isFresh({ freshUntil }: Document): boolean {
  return freshUntil > performance.now();
}

/** How long caches may keep a document. */
function cacheControlOf({ status, freshUntil }: Document): string {
  if (freshUntil < Infinity) {
    return contentPolicy(freshUntil - performance.now());
  }
  return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
}

/** Answers a request with a document. */
export async function sendDocument(
  c: Context<SiteEnv>,
  document: Document,
): Promise<Response> {
  const { body: html, status, encoded } = document;
  const { headers: asked, method } = c.req.raw;
  const coding = chosenEncoding(asked.get("accept-encoding")) ?? "identity";
  const { body, etag } = encoded[coding] ??= await encode(html, coding);
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

/** Bytes that a document takes in memory, in all its codings. */
export function documentSize({ body, encoded }: Document): number {
  const bodies = Object.values(encoded).map(({ body }) => body.byteLength);
  return bodies.reduce((sum, bytes) => sum + bytes, body.byteLength);
}

async function encode(body: Bytes, coding: Coding): Promise<EncodedBody> {
  // Imported late: loading zlib takes 16 ms of a start.
  const encoded = coding === "identity"
    ? body
    : (await import("../../lib/http/compression.ts"))
      .compress(body, coding, "quick");
  return { body: encoded, etag: `"${await contentHash(encoded)}"` };
}
