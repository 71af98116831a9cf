import { pathToFileURL } from "node:url";
import { listNames } from "../../../src/content/record-kinds.ts";
import { createEditorApp } from "../../../src/tools/edit/editor-app.ts";

/**
 * The editor of a temporary project.
 * @param articles Names of fixture articles to copy.
 */
export async function openEditor(articles: readonly string[] = []) {
  const path = await Deno.makeTempDir();
  const records = listNames.map((it) => `data/content/${it}`);
  for (const folder of [...records, "static/pictures"]) {
    await Deno.mkdir(`${path}/${folder}`, { recursive: true });
  }
  for (const name of articles) {
    await Deno.copyFile(
      new URL(`../../fixtures/content/articles/${name}.json`, import.meta.url),
      `${path}/data/content/articles/${name}.json`,
    );
  }
  const root = pathToFileURL(`${path}/`);
  return {
    path,
    root,
    app: await createEditorApp(root),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}
