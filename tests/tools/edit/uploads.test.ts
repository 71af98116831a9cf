import assert from "node:assert/strict";
import sharp from "sharp";
import { Uploads } from "../../../src/tools/edit/pictures/uploads.ts";

Deno.test("pictures of forms that were given up make room for new ones", async () => {
  const pictures = await Promise.all(
    ["#5e8aa0", "#a86f4c", "#5f7d4d"].map(async (background) => {
      const create = { width: 900, height: 600, channels: 3 } as const;
      const picture = sharp({ create: { ...create, background } });
      return new Uint8Array(await picture.png().toBuffer());
    }),
  );
  const [{ length } = { length: 0 }] = pictures;
  const uploads = new Uploads(Math.round(2.5 * length));
  const names: string[] = [];
  for (const bytes of pictures) {
    names.push((await uploads.add(bytes)).picture);
  }
  assert.deepEqual(names.map((it) => uploads.has(it)), [false, true, true]);
});
