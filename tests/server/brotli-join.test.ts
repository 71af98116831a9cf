import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { brotliDecompressSync } from "node:zlib";
import { brotliHead, brotliTail } from "../../src/server/brotli-join.ts";

Deno.test("a Brotli stream of a head and any tail is the text of both", async () => {
  const head = new TextEncoder().encode("<p>The shell</p>".repeat(3000));
  for (const sizes of [[], [1], [65_536], [65_537, 3], [200_000, 1, 70_000]]) {
    const parts = sizes.map((size, index) =>
      new Uint8Array(size).fill(65 + index)
    );
    const tail = ReadableStream.from(parts).pipeThrough(brotliTail());
    const joined = Buffer.concat([
      brotliHead(head),
      ...await Array.fromAsync(tail),
    ]);
    assert.ok(
      brotliDecompressSync(joined).equals(Buffer.concat([head, ...parts])),
      `${sizes}`,
    );
  }
});
