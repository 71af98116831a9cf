import {
  type PictureRecord,
  picturesFolder,
  readManifest,
  writeManifest,
} from "./manifest.ts";
import { fileNames } from "./kinds.ts";
import type { SceneSet } from "./scene.ts";

/**
 * Removes the files of drawn pictures whose scene no longer exists. Only files
 * in a manifest are touched: photographs and other files stay.
 * @param folder The folder of all sets, with a trailing slash.
 */
export async function removeStray(
  sets: readonly SceneSet[],
  folder: URL = picturesFolder,
): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (!isDirectory) continue;
    const scenes = sets.find((set) => set.name === name)?.scenes ?? [];
    await removeFromSet({ name, scenes }, folder);
  }
}

async function removeFromSet(
  { name: set, scenes }: SceneSet,
  folder: URL,
): Promise<void> {
  const manifest = await readManifest(set, folder);
  const drawn = Object.entries(manifest);
  if (drawn.length === 0) return;
  const wanted = new Set(
    scenes.flatMap((scene) => fileNames(scene.kind, scene.name)),
  );
  const stray = drawn.flatMap(([, { files }]) => Object.keys(files))
    .filter((file) => !wanted.has(file));
  for (const file of stray) await remove(new URL(`${set}/${file}`, folder));
  const named = new Set(scenes.map((scene) => scene.name));
  const kept: [string, PictureRecord][] = drawn.filter(([it]) => named.has(it));
  if (kept.length > 0) {
    return await writeManifest(set, Object.fromEntries(kept), folder);
  }
  await remove(new URL(`${set}/manifest.json`, folder));
  // Folders with other files are not removed.
  await Deno.remove(new URL(`${set}/`, folder)).catch(() => {});
}

async function remove(place: URL): Promise<void> {
  await Deno.remove(place).catch(() => {});
  console.log(`removed ${place.pathname.split("/pictures/").pop()}`);
}
