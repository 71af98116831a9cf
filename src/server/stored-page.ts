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

function addVariant(page: StoredPage, coding: Encoding | "identity"): Variant {
  const body = coding === "identity"
    ? page.html
    : compress(page.html, coding, "quick");
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
