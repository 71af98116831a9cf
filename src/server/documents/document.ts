import { matchesEtag, notModified } from "../../lib/http/conditional.ts";
import { contentHash } from "../../lib/content-hash.ts";
import {
  chosenEncoding,
  type Coding,
  type EncodedBody,
} from "../../lib/http/encodings.ts";
import { cacheTagHeader } from "../headers/cache-tags.ts";
import { tagsOfCalls } from "../../content/api/call-tags.ts";
import { type PageFacts, pageHeaders } from "../headers/page-headers.ts";
import type { Dependencies } from "../../content/cache/result-tracking.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Complete HTML of an address, in the form that it is sent. */
export interface HtmlDocument {
  status: number;
  html: Bytes;
  /** All but those that differ by coding and by time. */
  headers: Readonly<Record<string, string>>;
  /** The page's row in the page table. */
  pattern: string;
  /** Whether the document is the same for everybody. */
  isShared: boolean;
  dependencies: Dependencies;
  /** When its content is too old, by the clock of the content results. */
  expiresAt: number;
  /** It in each content coding, made when it is first needed. */
  encoded: Partial<Record<Coding, EncodedBody>>;
}

export interface DocumentOptions extends PageFacts {
  html: Bytes;
  /** The page's row in the page table. */
  pattern: string;
  /** Hash of the styles that it inlines. */
  styleHash?: string | undefined;
  isShared: boolean;
  /** None by default: no content can change the document. */
  dependencies?: Dependencies;
  /** Never by default. */
  expiresAt?: number;
  /** What the build compressed. */
  encoded?: Partial<Record<Coding, EncodedBody>>;
}

/** Creates a document with the headers that it is sent with. */
export function createDocument(
  siteUrl: string,
  options: DocumentOptions,
): HtmlDocument {
  const { status, html, pattern, styleHash, isShared } = options;
  const { dependencies = new Map(), expiresAt = Infinity, encoded = {} } =
    options;
  const tags = tagsOfCalls(dependencies.keys()).join();
  const isTagged = isShared && status === 200 && tags !== "";
  return {
    ...{ status, html, pattern, isShared, dependencies, expiresAt },
    encoded: { ...encoded },
    headers: {
      ...pageHeaders({ siteUrl, styleHash }, options),
      ...(isTagged && { [cacheTagHeader]: tags }),
    },
  };
}

/**
 * Answers a request with a document.
 * @param cacheControl It may differ from one second to the next.
 */
export async function sendDocument(
  document: HtmlDocument,
  { headers: asked, method }: Request,
  cacheControl: string,
): Promise<Response> {
  const { html, status, encoded } = document;
  const coding = chosenEncoding(asked.get("accept-encoding")) ?? "identity";
  const { body, etag } = encoded[coding] ??= await encode(html, coding);
  const isHead = method === "HEAD";
  const response = new Response(isHead ? null : body, {
    status,
    headers: {
      ...document.headers,
      "Cache-Control": cacheControl,
      ETag: etag,
      "Server-Timing": 'cache;desc="memory"',
      Vary: "Accept-Encoding",
      ...(coding !== "identity" && { "Content-Encoding": coding }),
      ...(isHead && { "Content-Length": String(body.byteLength) }),
    },
  });
  const condition = asked.get("if-none-match");
  // A condition counts only for what would be 200 (RFC 9110, 13.2.1).
  return condition && response.ok && matchesEtag(condition, etag)
    ? notModified(response)
    : response;
}

/** Bytes that a document takes in memory, in all its codings. */
export function documentSize({ html, encoded }: HtmlDocument): number {
  const bodies = Object.values(encoded).map(({ body }) => body.byteLength);
  return bodies.reduce((sum, bytes) => sum + bytes, html.byteLength);
}

async function encode(html: Bytes, coding: Coding): Promise<EncodedBody> {
  // Imported late: loading zlib takes 16 ms of a start.
  const body = coding === "identity"
    ? html
    : (await import("../../lib/http/compression.ts"))
      .compress(html, coding, "quick");
  return { body, etag: `"${await contentHash(body)}"` };
}
