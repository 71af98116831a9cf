import assert from "node:assert/strict";
import sharp from "sharp";
import { staticFolder } from "../../../src/tools/images/icon-asset.ts";

Deno.test("favicon.ico holds PNG pictures of 16, 32 and 48 pixels", async () => {
  const bytes = await Deno.readFile(new URL("favicon.ico", staticFolder));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  assert.deepEqual([view.getUint16(0, true), view.getUint16(2, true)], [0, 1]);
  const sizes: number[] = [];
  for (let index = 0; index < view.getUint16(4, true); index++) {
    const entry = 6 + 16 * index;
    const [length, offset] = [8, 12].map((it) =>
      view.getUint32(entry + it, true)
    );
    assert.ok(length && offset);
    const image = sharp(bytes.subarray(offset, offset + length));
    const { width, height, format } = await image.metadata();
    assert.deepEqual([format, height], ["png", width]);
    assert.equal(width, view.getUint8(entry));
    sizes.push(width);
  }
  assert.deepEqual(sizes, [16, 32, 48]);
});
