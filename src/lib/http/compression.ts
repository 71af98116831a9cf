import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Encoding } from "./encodings.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Compression level: `best` at build time, `quick` while a visitor waits. */
type Effort = "best" | "quick";

/** Compresses a whole document or file. */
export function compress(
  bytes: Bytes,
  encoding: Encoding,
  effort: Effort,
): Bytes {
  if (encoding === "gzip") {
    const level = effort === "best" ? 9 : 6;
    return new Uint8Array(gzipSync(bytes, { level }));
  }
  return new Uint8Array(brotliCompressSync(bytes, {
    params: {
      // 8 takes twice the time of 5 to save one byte in two hundred.
      [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }));
}
