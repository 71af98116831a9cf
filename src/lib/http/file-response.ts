import { matchesEtag, notModified } from "./conditional.ts";

/** The bytes of a file, or of an encoded variant, and their entity tag. */
export interface FileBytes {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * The response to a request for a file: the whole file, a range (206, 416), or
 * 304 (RFC 9110).
 * @param fileHeaders Headers that describe the file.
 */
export function fileResponse(
  { method, headers: asked }: Request,
  { bytes, etag }: FileBytes,
  fileHeaders: Record<string, string>,
): Response {
  const headers: Record<string, string> = { ...fileHeaders, ETag: etag };
  if (matchesEtag(asked.get("if-none-match"), etag)) {
    return notModified(new Response(null, { headers }));
  }
  const isHead = method === "HEAD";
  const condition = asked.get("if-range");
  const range = isHead || (condition && condition !== etag)
    ? undefined
    : byteRange(asked.get("range"), bytes.byteLength);
  if (range === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${bytes.byteLength}`;
    headers["Cache-Control"] = "no-store";
    delete headers["Content-Encoding"];
    return new Response(null, { status: 416, headers });
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  headers["Content-Length"] = String(part.byteLength);
  if (range) {
    headers["Content-Range"] =
      `bytes ${range.first}-${range.last}/${bytes.byteLength}`;
  }
  return new Response(part, { status: range ? 206 : 200, headers });
}

/** First and last requested byte, both included. */
interface ByteRange {
  first: number;
  last: number;
}

const single = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;

/**
 * Reads a `Range` header (RFC 9110, 14.2).
 * @param size Length of the whole content, in bytes.
 * @returns Undefined to send the whole file: without a header, with a malformed
 * one, and for several ranges, which browsers do not request here.
 */
function byteRange(
  header: string | null,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = single.exec(header?.trim() ?? "");
  if (!match) return undefined;
  const [, from, to, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0
      ? "unsatisfiable"
      : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  if (to && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
