import { pixelHash } from "../images/encode.ts";
import { readManifest } from "./manifest.ts";
import type { SceneSet } from "./scene.ts";
import type { Studio } from "./studio.ts";

/**
 * Draws a set's scenes and compares their pixels with those in its manifest.
 * One version of the browser always gives the same pixels; another version may
 * differ in anti-aliasing.
 * @returns The pictures that differ, as "set/name".
 */
export async function checkSet(
  { name, scenes }: SceneSet,
  studio: Studio,
): Promise<string[]> {
  const manifest = await readManifest(name);
  const changed: string[] = [];
  for (const scene of scenes) {
    const pixels = await pixelHash(await studio.shoot(scene));
    if (pixels !== manifest[scene.name]?.pixels) {
      changed.push(`${name}/${scene.name}`);
    }
  }
  console.log(`${name}: ${scenes.length} drawn, ${changed.length} differ`);
  return changed;
}
