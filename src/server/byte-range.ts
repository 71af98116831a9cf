/** First and last byte that are asked for, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const single = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;
const wellFormed =
  /^bytes=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*\s*$/i;

/**
 * Reads a `Range` header (RFC 9110, 14.2).
 * @param size Bytes that there are.
 * @returns Undefined when the whole is to be sent: without a header, when it
 * makes no sense, and when it asks for several parts, which nobody needs here.
 */
export function byteRange(
  header: string | null,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  if (!header || !wellFormed.test(header)) return undefined;
  const match = single.exec(header.trim());
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

/** Whether an `If-None-Match` header names a version (RFC 9110, 13.1.2). */
export function namesVersion(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" ||
    header.split(",").some((it) => it.trim().replace(/^W\//, "") === etag);
}
