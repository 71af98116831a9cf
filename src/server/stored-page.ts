import type { Answer } from "../content/answer.ts";
import { chosenEncoding, type Encoding } from "./encodings.ts";
import { compressor } from "./lazy-compression.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A complete document, ready to be sent again and again. */
export interface StoredPage {
  status: number;
  html: Bytes;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /**
   * The answers that it was made of; none for a page without content, undefined
   * for what it did without.
   */
  answers: ReadonlyMap<string, Answer<unknown> | undefined>;
  /** Compressed forms, made when they are first asked for. */
  variants: Map<Encoding | "identity", Variant>;
}

/** A document in one coding. */
interface Variant {
  body: Bytes;
  /**
   * Never sent itself: a copy costs a third of a new response, whose headers
   * the runtime would check character by character.
   */
  response: Response;
}

export interface StoredPageOptions {
  status: number;
  html: Bytes;
  /** Tells this document from every other, in characters that an ETag may have. */
  version: string;
  headers: Readonly<Record<string, string>>;
  answers?: StoredPage["answers"];
  /** Forms that were compressed before. */
  compressed?: Partial<Record<Encoding, Bytes>>;
}

/** Makes a document ready to be sent. */
export function storedPage(options: StoredPageOptions): StoredPage {
  const { status, html, version, headers, answers = new Map() } = options;
  const { compressed = {} } = options;
  const page: StoredPage = {
    status,
    html,
    // Weak: the same document in every coding (RFC 9110, 8.8.3).
    etag: `W/"${version}"`,
    headers,
    answers,
    variants: new Map(),
  };
  for (const encoding of ["br", "gzip"] as const) {
    const body = compressed[encoding];
    if (body) page.variants.set(encoding, variantOf(page, encoding, body));
  }
  return page;
}

/** Answers a request with a stored document. */
export function sendStored(page: StoredPage, request: Request): Response {
  const { headers: asked, method } = request;
  const coding = chosenEncoding(asked.get("accept-encoding")) ?? "identity";
  const variant = page.variants.get(coding) ?? addVariant(page, coding);
  if (asked.get("if-none-match")?.includes(page.etag)) {
    const { headers } = variant.response;
    return new Response(null, { status: 304, headers });
  }
  if (method !== "HEAD") return variant.response.clone();
  const response = new Response(null, variant.response);
  response.headers.set("Content-Length", String(variant.body.byteLength));
  return response;
}

/** How many bytes a stored document takes, its forms included. */
export function storedSize(page: StoredPage): number {
  let size = page.html.byteLength;
  for (const { body } of page.variants.values()) size += body.byteLength;
  return size;
}

/** Until the compressor is there the runtime compresses on the way. */
function addVariant(page: StoredPage, wanted: Encoding | "identity"): Variant {
  const compress = wanted === "identity" ? undefined : compressor();
  const coding = compress ? wanted : "identity";
  const known = page.variants.get(coding);
  if (known) return known;
  const body = compress && coding !== "identity"
    ? compress(page.html, coding, "quick")
    : page.html;
  const variant = variantOf(page, coding, body);
  page.variants.set(coding, variant);
  return variant;
}

function variantOf(
  { status, headers, etag }: StoredPage,
  coding: Encoding | "identity",
  body: Bytes,
): Variant {
  return {
    body,
    response: new Response(body, {
      status,
      headers: {
        // First, for each request appends its own to it: a short search.
        "Server-Timing": 'cache;desc="memory"',
        ...headers,
        ETag: etag,
        Vary: "Accept-Encoding",
        ...(coding !== "identity" && { "Content-Encoding": coding }),
      },
    }),
  };
}
