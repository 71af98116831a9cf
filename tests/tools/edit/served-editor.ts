import { serveEditor } from "../../../src/tools/edit/serve-editor.ts";
import { pngOf } from "../../support/pictures.ts";
import { makeProject } from "../../support/temporary-project.ts";

/** A running editor of a temporary project. */
export async function openServedEditor() {
  const project = await makeProject(["soft-opening"]);
  const { origin, [Symbol.asyncDispose]: stop } = await serveEditor(
    project.root,
    0,
  );
  return {
    ...project,
    content: new URL("data/content/", project.root),
    origin,
    async [Symbol.asyncDispose]() {
      await stop();
      await project[Symbol.asyncDispose]();
    },
  };
}

/** A photograph to choose, in a folder. */
export async function photograph(folder: string): Promise<string> {
  const file = `${folder}/lagoon at dusk.png`;
  await Deno.writeFile(file, await pngOf("#5e8aa0"));
  return file;
}
