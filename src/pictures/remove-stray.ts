import {
  picturesFolder,
  readManifest,
  setFolder,
  writeManifest,
} from "./manifest.ts";
import { fileNames } from "./kinds.ts";
import { markFolder } from "./marks/draw-marks.ts";
import type { SceneSet } from "./scene.ts";

/** Removes the files of pictures and sets that have no scene any more. */
export async function removeStray(sets: readonly SceneSet[]): Promise<void> {
  for await (const { name } of Deno.readDir(picturesFolder)) {
    const set = sets.find((it) => it.name === name);
    if (name === markFolder) continue;
    if (set) await removeFromSet(set);
    else await remove(new URL(name, picturesFolder));
  }
}

async function removeFromSet({ name, scenes }: SceneSet): Promise<void> {
  const wanted = new Set([
    "manifest.json",
    ...scenes.flatMap((scene) => fileNames(scene.kind, scene.name)),
  ]);
  for await (const file of Deno.readDir(setFolder(name))) {
    if (!wanted.has(file.name)) {
      await remove(new URL(file.name, setFolder(name)));
    }
  }
  const manifest = await readManifest(name);
  const drawn = new Set(scenes.map((scene) => scene.name));
  const kept = Object.entries(manifest).filter(([it]) => drawn.has(it));
  await writeManifest(name, Object.fromEntries(kept));
}

async function remove(place: URL): Promise<void> {
  await Deno.remove(place, { recursive: true });
  console.log(`removed ${place.pathname.split("/pictures/").pop()}`);
}
