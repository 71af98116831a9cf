/** A content coding that the server offers. */
export type Encoding = "br" | "gzip";

/** Weights of the codings that a client takes; every name in lower case. */
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

/** What the browsers of today send, and so nearly everybody. */
const usual = "gzip, deflate, br, zstd";

/**
 * The best coding that is at hand and that the client takes (RFC 9110, 12.5.3).
 * @param accepted The request's `Accept-Encoding`, if it has one.
 */
export function chosenEncoding(
  accepted: string | null | undefined,
): Encoding | undefined {
  if (!accepted) return undefined;
  if (accepted === usual) return "br";
  const weights = weightsOf(accepted);
  const takes = (name: Encoding) =>
    (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}

/** Whether the client takes gzip. */
export function acceptsGzip(accepted: string | null | undefined): boolean {
  const weights = weightsOf(accepted ?? "");
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}
