import { parseAccept } from "hono/utils/accept";
import { maxParsedLength } from "./header-limit.ts";

/** A content coding that the server offers. */
export type Encoding = "br" | "gzip";

/** A content coding of a response. */
export type Coding = Encoding | "identity";

/** A response's body in one content coding. */
export interface EncodedBody {
  body: Uint8Array<ArrayBuffer>;
  /** A strong tag: it identifies exactly these bytes (RFC 9110, 8.8.3). */
  etag: string;
}

/** The value that current browsers send, answered without parsing. */
const usual = "gzip, deflate, br, zstd";

/** The codings that are offered, the smallest first. */
const offered: readonly Coding[] = ["br", "gzip", "identity"];

/**
 * The coding that the client prefers among those that it accepts; of equal ones
 * the smallest (RFC 9110, 12.5.3).
 * @param accepted The request's `Accept-Encoding`, if it has one.
 * @returns Undefined for none, and for a value that is too long to parse.
 */
export function chosenEncoding(
  accepted: string | null | undefined,
): Encoding | undefined {
  if (!accepted || accepted.length > maxParsedLength) return undefined;
  if (accepted === usual) return "br";
  const parsed = parseAccept(accepted.toLowerCase());
  const weights = new Map(parsed.map(({ type, q }) => [type, q]));
  const weightOf = (name: Coding) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = offered.reduce((best, name) =>
    weightOf(name) > weightOf(best) ? name : best
  );
  return best === "identity" || weightOf(best) === 0 ? undefined : best;
}
