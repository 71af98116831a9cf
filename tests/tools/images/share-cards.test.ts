import assert from "node:assert/strict";
import sharp from "sharp";
import { shareSize } from "../../../src/agency/pictures/picture-kinds.ts";
import cards from "../../../static/pictures/share/cards.json" with {
  type: "json",
};
import { assertWithin } from "../../limits.ts";

const folder = new URL("../../../static/pictures/share/", import.meta.url);

Deno.test("share cards have the size that other sites expect", async () => {
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  const listed = Object.keys(cards).map((name) => `${name}.jpg`);
  assert.deepEqual(
    names.filter((name) => name !== "cards.json").sort(),
    listed.sort(),
  );
  for (const file of listed) {
    const bytes = await Deno.readFile(new URL(file, folder));
    const { width, height, format } = await sharp(bytes).metadata();
    assert.deepEqual({ width, height, format }, {
      ...shareSize,
      format: "jpeg",
    });
    assertWithin("sharePicture", file, bytes.length);
  }
});
