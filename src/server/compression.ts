import {
  brotliCompressSync,
  constants,
  crc32,
  deflateRawSync,
  gzipSync,
} from "node:zlib";
import type { Encoding } from "./encodings.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** How hard to press: `best` once at build, `quick` while a visitor waits. */
export type Effort = "best" | "quick";

/** Compresses a whole document. */
export function compress(
  bytes: Bytes,
  encoding: Encoding,
  effort: Effort,
): Bytes {
  if (encoding === "gzip") {
    return new Uint8Array(
      gzipSync(bytes, { level: effort === "best" ? 9 : 6 }),
    );
  }
  return new Uint8Array(brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }));
}

/** The beginning of a gzip stream that can be continued any number of times. */
export interface GzipHead {
  /** Header and compressed text, up to a byte's edge. */
  bytes: Bytes;
  checksum: number;
  size: number;
  /** The last of the text, which what follows may refer to. */
  window: Bytes;
}

const windowSize = 32_768;
// RFC 1952: magic, deflate, no flags, no time, best compression, Unix.
const header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3];

/** Compresses the beginning of many documents once. */
export function gzipHead(text: Bytes): GzipHead {
  const body = deflateRawSync(text, {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  return {
    bytes: new Uint8Array([...header, ...body]),
    checksum: crc32(text),
    size: text.byteLength,
    window: text.slice(-windowSize),
  };
}

/**
 * Continues a gzip stream chunk by chunk; each chunk can be read as soon as it
 * has come.
 */
export function gzipTail(head: GzipHead): TransformStream<Bytes, Bytes> {
  let { checksum, size, window } = head;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(
        new Uint8Array(deflateRawSync(chunk, {
          level: 6,
          dictionary: window,
          finishFlush: constants.Z_SYNC_FLUSH,
        })),
      );
      checksum = crc32(chunk, checksum);
      size += chunk.byteLength;
      window = lastOf(window, chunk);
    },
    flush(controller) {
      const end = new DataView(new ArrayBuffer(10));
      // An empty last block, then checksum and size (RFC 1951, RFC 1952).
      end.setUint16(0, 0x0300);
      end.setUint32(2, checksum, true);
      end.setUint32(6, size, true);
      controller.enqueue(new Uint8Array(end.buffer));
    },
  });
}

function lastOf(window: Bytes, chunk: Bytes): Bytes {
  if (chunk.byteLength >= windowSize) return chunk.slice(-windowSize);
  const kept = window.slice(-(windowSize - chunk.byteLength));
  const joined = new Uint8Array(kept.byteLength + chunk.byteLength);
  joined.set(kept);
  joined.set(chunk, kept.byteLength);
  return joined;
}
