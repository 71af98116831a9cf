import assert from "node:assert/strict";
import sharp from "sharp";
import { galleryShapes } from "../../../src/tools/images/project-picture.ts";
import { Uploads } from "../../../src/tools/edit/pictures/uploads.ts";
import { pngOf } from "../../support/pictures.ts";
import { waitUntil } from "../../support/promises.ts";

Deno.test("pictures of forms that were given up make room for new ones", async () => {
  const pictures = await Promise.all(
    ["#5e8aa0", "#a86f4c", "#5f7d4d"].map((it) => pngOf(it)),
  );
  const [{ length } = { length: 0 }] = pictures;
  const uploads = new Uploads(Math.round(2.5 * length));
  const names: string[] = [];
  for (const bytes of pictures) {
    names.push((await uploads.add(bytes)).picture);
  }
  assert.deepEqual(names.map((it) => uploads.has(it)), [false, true, true]);
});

Deno.test("when the editor ends, no picture is still being made", async () => {
  const uploads = new Uploads();
  const { picture } = await uploads.add(await pngOf("#5e8aa0"));
  const focus = { x: 0.5, y: 0.5 };
  uploads.encodeAhead(
    galleryShapes("", { source: picture, focus, isWide: true }),
  );
  await waitUntil(() => sharp.counters().process > 0, 0);
  await uploads[Symbol.asyncDispose]();
  assert.deepEqual(sharp.counters(), { queue: 0, process: 0 });
});
