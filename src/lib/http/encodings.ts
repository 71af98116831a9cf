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

/** Quality values of the codings that a client accepts, by lower-case name. */
function weightsOf(accepted: string): Map<string, number> {
  return new Map(
    accepted.toLowerCase().split(",").map((part) => {
      const [name = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((it) => /^\s*q=([\d.]+)/.exec(it)?.[1])
        .find((it) => it !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
}

/** The value that current browsers send, answered without parsing. */
const usual = "gzip, deflate, br, zstd";

/**
 * The best offered coding that the client accepts (RFC 9110, 12.5.3).
 * @param accepted The request's `Accept-Encoding`, if it has one.
 * @returns Undefined for none, and for a value that is too long to parse.
 */
export function chosenEncoding(
  accepted: string | null | undefined,
): Encoding | undefined {
  if (!accepted || accepted.length > maxParsedLength) return undefined;
  if (accepted === usual) return "br";
  const weights = weightsOf(accepted);
  return accepts(weights, "br")
    ? "br"
    : accepts(weights, "gzip")
    ? "gzip"
    : undefined;
}

function accepts(weights: Map<string, number>, name: Encoding): boolean {
  return (weights.get(name) ?? weights.get("*") ?? 0) > 0;
}
