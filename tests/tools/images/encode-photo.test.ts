import assert from "node:assert/strict";
import sharp from "sharp";
import { photoEncoding } from "../../../src/tools/images/encode.ts";
import { encodeFile } from "../../../src/tools/images/encode-photo.ts";

const centre = { x: 0.5, y: 0.5 };
const size = { width: 640, height: 320 };
const raw = { ...size, channels: 3 } as const;

Deno.test("a photograph with much detail is encoded again with less quality, and no other", async () => {
  const detail = new Uint8Array(3 * size.width * size.height);
  for (let at = 0; at < detail.length; at += 65_536) {
    crypto.getRandomValues(detail.subarray(at, at + 65_536));
  }
  const plain = detail.map((value) => 100 + value / 50);
  const isAsUsual = async (data: Uint8Array) => {
    const file = await encodeFile(
      { ...size, data },
      { ratio: [2, 1] },
      { width: size.width, format: "avif" },
      centre,
    );
    const usual = await sharp(data, { raw }).avif(photoEncoding.avif)
      .toBuffer();
    return file.length === usual.length;
  };
  assert.equal(await isAsUsual(plain), true);
  assert.equal(await isAsUsual(detail), false);
});
