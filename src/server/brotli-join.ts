import { brotliCompressSync, constants } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;

/** Compresses a beginning up to a byte's edge, so that more can follow it. */
export function brotliHead(text: Bytes): Bytes {
  return new Uint8Array(brotliCompressSync(text, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }));
}

/** The most that one block can hold whose length takes 16 bits. */
const longestBlock = 65_536;

/**
 * Continues a Brotli stream chunk by chunk, in blocks that are not compressed
 * (RFC 7932, 9.2): a late tail is short, and a compressor that goes on where
 * the head ended would have to make the head anew.
 */
export function brotliTail(): TransformStream<Bytes, Bytes> {
  return new TransformStream({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.byteLength; at += longestBlock) {
        controller.enqueue(block(chunk.subarray(at, at + longestBlock)));
      }
    },
    flush(controller) {
      // The last block, and empty.
      controller.enqueue(new Uint8Array([0b11]));
    },
  });
}

function block(part: Bytes): Bytes {
  // Not the last, four nibbles of length, the length less one, uncompressed.
  const head = ((part.byteLength - 1) << 3) | (1 << 19);
  const made = new Uint8Array(part.byteLength + 3);
  made.set([head & 255, (head >> 8) & 255, (head >> 16) & 255]);
  made.set(part, 3);
  return made;
}
