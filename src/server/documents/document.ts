import { matchesEtag, notModified } from "../../lib/http/conditional.ts";
import { contentHash } from "../../lib/content-hash.ts";
import {
  chosenEncoding,
  type Coding,
  type EncodedBody,
} from "../../lib/http/encodings.ts";
import { cachePolicy } from "../headers/cache-policy.ts";
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
  /** What the build compressed. */
  encoded: Partial<Record<Coding, EncodedBody>>;
  /** The document in each content coding, made when it is first needed. */
  variants: Map<Coding, Variant>;
}

/** A document in one content coding. */
interface Variant extends EncodedBody {
  coding: Coding;
  cacheControl: string;
  /**
   * Only clones are sent: cloning costs a third of a new response, whose
   * headers the runtime would check character by character.
   */
  response: Response;
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
    ...{ status, html, pattern, isShared, dependencies, expiresAt, encoded },
    headers: {
      ...pageHeaders({ siteUrl, styleHash }, options),
      ...(isTagged && { [cacheTagHeader]: tags }),
    },
    variants: new Map(),
  };
}

/**
 * Answers a request with a document.
 * @param cacheControl It may differ from one second to the next.
 */
export function sendDocument(
  document: HtmlDocument,
  { headers, method }: Request,
  cacheControl: string,
): Response | Promise<Response> {
  const coding = chosenEncoding(headers.get("accept-encoding")) ?? "identity";
  const condition = headers.get("if-none-match");
  const respond = (variant: Variant): Response => {
    if (variant.cacheControl !== cacheControl) {
      variant.cacheControl = cacheControl;
      variant.response = responseOf(document, variant);
    }
    const { response, etag, body } = variant;
    // A condition counts only for what would be 200 (RFC 9110, 13.2.1).
    if (condition && response.ok && matchesEtag(condition, etag)) {
      return notModified(response);
    }
    if (method !== "HEAD") return response.clone();
    const head = new Response(null, response);
    head.headers.set("Content-Length", String(body.byteLength));
    return head;
  };
  const variant = document.variants.get(coding);
  return variant
    ? respond(variant)
    : addVariant(document, coding).then(respond);
}

/** Bytes that a document takes in memory, its variants included. */
export function documentSize({ html, variants }: HtmlDocument): number {
  let size = html.byteLength;
  for (const { body } of variants.values()) size += body.byteLength;
  return size;
}

async function addVariant(
  document: HtmlDocument,
  coding: Coding,
): Promise<Variant> {
  const encoded = document.encoded[coding] ??
    await encode(document.html, coding);
  const facts = { coding, ...encoded, cacheControl: cachePolicy.never };
  const variant = { ...facts, response: responseOf(document, facts) };
  document.variants.set(coding, variant);
  return variant;
}

async function encode(html: Bytes, coding: Coding): Promise<EncodedBody> {
  // Imported late: loading zlib takes 16 ms of a start.
  const body = coding === "identity"
    ? html
    : (await import("../../lib/http/compression.ts"))
      .compress(html, coding, "quick");
  return { body, etag: `"${await contentHash(body)}"` };
}

function responseOf(
  { status, headers }: HtmlDocument,
  { coding, body, etag, cacheControl }: Omit<Variant, "response">,
): Response {
  return new Response(body, {
    status,
    headers: {
      // First, because appending to it searches the headers in order.
      "Server-Timing": 'cache;desc="memory"',
      ...headers,
      "Cache-Control": cacheControl,
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(coding !== "identity" && { "Content-Encoding": coding }),
    },
  });
}
