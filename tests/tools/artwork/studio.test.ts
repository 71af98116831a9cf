import assert from "node:assert/strict";
import sharp from "sharp";
import { fileNames, kinds } from "../../../src/tools/artwork/kinds.ts";
import {
  readManifest,
  setFolder,
} from "../../../src/tools/artwork/manifest.ts";
import {
  listSets,
  loadSet,
  type Scene,
} from "../../../src/tools/artwork/scene.ts";
import { openStudio, type Studio } from "../../../src/tools/artwork/studio.ts";

const sets = await Promise.all((await listSets()).map(loadSet));

/** The picture scaled to 64 by 64 pixels. */
async function thumbnail(picture: Uint8Array): Promise<Uint8Array> {
  return await sharp(picture).removeAlpha()
    .resize(64, 64, { fit: "fill", fastShrinkOnLoad: false }).raw().toBuffer();
}

/** Mean difference per channel, from 0 to 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  const sum = one.reduce(
    (total, value, index) => total + Math.abs(value - (other[index] ?? 0)),
    0,
  );
  return sum / one.length;
}

let studio: Studio;

Deno.test.beforeAll(async () => {
  studio = await openStudio();
});
Deno.test.afterAll(() => studio.close());

Deno.test("a stored picture of each kind looks like its scene", async () => {
  const undrawn = new Set(Object.keys(kinds));
  for (const { name, scenes } of sets) {
    const manifest = await readManifest(name);
    for (const scene of scenes) {
      if (!undrawn.has(scene.kind)) continue;
      // The brand's colours have changed since.
      const { source } = manifest[scene.name] ?? {};
      if (source !== await studio.sourceOf(scene)) continue;
      undrawn.delete(scene.kind);
      // The widest file is drawn separately.
      const widest = `${scene.name}-${kinds[scene.kind].avif.at(-1)}.avif`;
      const files = fileNames(scene.kind, scene.name);
      const file = files.find((it) => it === widest) ?? files[0] ?? "";
      const place = new URL(file, setFolder(name));
      const kept = await thumbnail(await Deno.readFile(place));
      const drawn = await thumbnail(await studio.shoot(scene));
      // Another browser version smooths letters differently; the rest must match.
      assert.ok(difference(kept, drawn) < 3, `${name}/${scene.name}`);
    }
  }
  assert.ok(undrawn.size < Object.keys(kinds).length);
});

Deno.test("rejects a scene that requests an external file", async () => {
  const scene: Scene = {
    name: "01",
    kind: "portrait",
    alt: "a picture from elsewhere",
    ground: "#ffffff",
    faces: [],
    html: `<img src="http://pictures.test/elsewhere.png">`,
  };
  await assert.rejects(studio.shoot(scene), /asks for .*elsewhere\.png/);
});
