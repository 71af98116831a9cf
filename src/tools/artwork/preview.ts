import type { SceneSet } from "./scene.ts";
import type { Studio } from "./studio.ts";

const previewsFolder = new URL("../../../.cache/previews/", import.meta.url);

/** Draws a set's scenes as PNG files in `.cache/previews/` only. */
export async function previewSet(
  { name, scenes }: SceneSet,
  studio: Studio,
): Promise<void> {
  const folder = new URL(`${name}/`, previewsFolder);
  await Deno.mkdir(folder, { recursive: true });
  for (const scene of scenes) {
    const file = new URL(`${scene.name}.png`, folder);
    await Deno.writeFile(file, await studio.shoot(scene));
    console.log(file.pathname);
  }
}
