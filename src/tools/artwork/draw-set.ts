import { saveFile } from "../../lib/save-file.ts";
import { fileNames } from "./kinds.ts";
import {
  type PictureRecord,
  readManifest,
  setFolder,
  writeManifest,
} from "./manifest.ts";
import type { Scene, SceneSet } from "./scene.ts";
import type { Studio } from "./studio.ts";

/**
 * Draws the scenes of a set that have changed and updates its manifest.
 * @param options `force` draws unchanged scenes too.
 */
export async function drawSet(
  { name, scenes }: SceneSet,
  studio: Studio,
  { force = false } = {},
): Promise<void> {
  const folder = setFolder(name);
  const manifest = await readManifest(name);
  await Deno.mkdir(folder, { recursive: true });
  for (const [index, scene] of scenes.entries()) {
    const place = `${index + 1}/${scenes.length} ${name}/${scene.name}`;
    const known = manifest[scene.name];
    if (!force && known && await isCurrent(scene, known)) {
      console.log(`${place}: unchanged`);
      continue;
    }
    const start = performance.now();
    const { record, files } = await studio.draw(scene);
    for (const file of files) {
      saveFile(new URL(file.name, folder), file.bytes);
    }
    manifest[scene.name] = record;
    // After each scene, so that an interrupted run can continue.
    await writeManifest(name, manifest);
    console.log(`${place}: drawn in ${seconds(start)} s`);
  }

  async function isCurrent(
    scene: Scene,
    known: PictureRecord,
  ): Promise<boolean> {
    if (known.source !== await studio.sourceOf(scene)) return false;
    if (known.kind !== scene.kind || known.alt !== scene.alt) return false;
    const sizes = fileNames(scene.kind, scene.name).map(async (file) => {
      const found = await Deno.stat(new URL(file, folder)).catch(() => null);
      return found !== null && found.size === known.files[file];
    });
    return (await Promise.all(sizes)).every(Boolean);
  }
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
