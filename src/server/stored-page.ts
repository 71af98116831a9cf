import { createHash } from "node:crypto";
import type { Answer } from "../content/answer.ts";
import { compress } from "./compression.ts";
import { chosenEncoding, type Encoding } from "./encodings.ts";

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

interface Variant {
  body: Bytes;
  headers: Headers;
}

export interface StoredPageOptions {
  status: number;
  html: Bytes;
  headers: Readonly<Record<string, string>>;
  answers?: StoredPage["answers"];
  /** Forms that were compressed before. */
  compressed?: Partial<Record<Encoding, Bytes>>;
}

/** Makes a document ready to be sent. */
export function storedPage(options: StoredPageOptions): StoredPage {
  const { status, html, headers, answers = new Map(), compressed = {} } =
    options;
  const digest = createHash("sha256").update(html).digest("base64url");
  const page: StoredPage = {
    status,
    html,
    // Weak: the same document in every coding (RFC 9110, 8.8.3).
    etag: `W/"${digest.slice(0, 22)}"`,
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
    return new Response(null, { status: 304, headers: variant.headers });
  }
  const init = { status: page.status, headers: variant.headers };
  if (method !== "HEAD") return new Response(variant.body, init);
  const response = new Response(null, init);
  response.headers.set("Content-Length", String(variant.body.byteLength));
  return response;
}

/** How many bytes a stored document takes, its forms included. */
export function storedSize(page: StoredPage): number {
  let size = page.html.byteLength;
  for (const { body } of page.variants.values()) size += body.byteLength;
  return size;
}

function addVariant(page: StoredPage, coding: Encoding | "identity"): Variant {
  const body = coding === "identity"
    ? page.html
    : compress(page.html, coding, "quick");
  const variant = variantOf(page, coding, body);
  page.variants.set(coding, variant);
  return variant;
}

function variantOf(
  { headers, etag }: StoredPage,
  coding: Encoding | "identity",
  body: Bytes,
): Variant {
  return {
    body,
    headers: new Headers({
      ...headers,
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(coding !== "identity" && { "Content-Encoding": coding }),
    }),
  };
}
