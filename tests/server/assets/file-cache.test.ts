import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { createFileCache } from "../../../src/server/assets/file-cache.ts";

/** A file of so many bytes that is overwritten after it has been read. */
async function overwritten(bytes: number) {
  const path = await Deno.makeTempFile();
  const file = pathToFileURL(path);
  try {
    const cache = createFileCache(100);
    await Deno.writeFile(path, new Uint8Array(bytes).fill(1));
    const first = await cache.read(file);
    await Deno.writeFile(path, new Uint8Array(bytes).fill(2));
    const second = await cache.read(file);
    cache.clear();
    const third = await cache.read(file);
    return [first, second, third];
  } finally {
    await Deno.remove(path);
  }
}

for (const [bytes, isKept] of [[25, true], [26, false]] as const) {
  Deno.test(`a file of ${bytes} % of the memory for files is ${isKept ? "kept" : "read anew"}`, async () => {
    const [first, second, third] = await overwritten(bytes);
    assert.equal(second?.bytes[0], isKept ? 1 : 2);
    assert.equal(second?.etag === first?.etag, isKept);
    assert.equal(third?.bytes[0], 2);
  });
}
