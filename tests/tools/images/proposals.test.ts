import assert from "node:assert/strict";
import sharp from "sharp";
import { proposalsFor } from "../../../src/tools/images/proposals.ts";

/** A picture of one colour with a rectangle of another. */
async function pictureOf(
  { width, height, background = "#faf7f0", at: [left, top] = [0, 0] }: {
    width: number;
    height: number;
    background?: string;
    at?: [number, number];
  },
) {
  const create = { width, height, channels: 3, background } as const;
  const mark = { width: 200, height: 200, channels: 3 } as const;
  const { data, info } = await sharp({ create }).composite([
    { input: { create: { ...mark, background: "#c01010" } }, left, top },
  ]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...info, data: new Uint8Array(data) };
}

Deno.test("a screenshot proposes its ground, its strongest colour and the corner where it starts", async () => {
  const screenshot = await pictureOf({
    width: 1440,
    height: 900,
    at: [1000, 600],
  });
  assert.deepEqual(await proposalsFor(screenshot), {
    wide: true,
    focus: { x: 0, y: 0 },
    ground: "#faf7f0",
    mark: "#c01010",
  });
  const page = await pictureOf({ width: 1000, height: 6000 });
  assert.equal((await proposalsFor(page)).wide, false);
});

Deno.test("the crops of a photograph keep what draws the eye", async () => {
  const photo = await pictureOf({ width: 1400, height: 700, at: [1150, 200] });
  // A gradient: no colour is frequent.
  for (let at = 0; at < photo.data.length; at += 3) {
    const isMark = photo.data[at + 1] === 0x10;
    if (isMark) continue;
    const grey = Math.floor(256 * (at / 3 % 1400) / 1400);
    photo.data.fill(grey, at, at + 3);
  }
  const { focus } = await proposalsFor(photo);
  assert.ok(focus.x > 0.6, String(focus.x));
});
