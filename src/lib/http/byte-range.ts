/** First and last requested byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const single = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i;
const wellFormed =
  /^bytes=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*\s*$/i;

/**
 * Reads a `Range` header (RFC 9110, 14.2).
 * @param size Length of the whole content, in bytes.
 * @returns Undefined when the whole is to be sent: without a header, when it is
 * malformed, and when it asks for several parts, which no browser does here.
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
