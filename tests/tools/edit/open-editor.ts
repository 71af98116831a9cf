import { pathToFileURL } from "node:url";
import { listNames } from "../../../src/content/record-kinds.ts";
import { plainFacts } from "../../support/facts.ts";
import { createEditorApp } from "../../../src/tools/edit/editor-app.ts";

/**
 * A temporary project.
 * @param articles Names of fixture articles to copy.
 */
export async function makeProject(articles: readonly string[] = []) {
  const path = await Deno.makeTempDir();
  const records = listNames.map((it) => `data/content/${it}`);
  for (
    const folder of [
      ...records,
      "data/projects",
      "data/words",
      "static/pictures",
    ]
  ) {
    await Deno.mkdir(`${path}/${folder}`, { recursive: true });
  }
  for (const [file, text] of plainFacts) {
    await Deno.writeTextFile(`${path}/${file}`, text);
  }
  for (const name of articles) {
    await Deno.copyFile(
      new URL(`../../fixtures/content/articles/${name}.json`, import.meta.url),
      `${path}/data/content/articles/${name}.json`,
    );
  }
  return {
    path,
    root: pathToFileURL(`${path}/`),
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  };
}

/** The origin of an editor without a server. */
export const here = "http://localhost";

/**
 * The editor of a temporary project, and requests of its page.
 * @param articles Names of fixture articles to copy.
 */
export async function openEditor(articles: readonly string[] = []) {
  const project = await makeProject(articles);
  const editor = await createEditorApp(project.root);
  const { app } = editor;
  const env = { origin: here };
  return {
    ...project,
    async [Symbol.asyncDispose]() {
      await editor[Symbol.asyncDispose]();
      await project[Symbol.asyncDispose]();
    },
    withoutOrigin: (path: string, init: RequestInit) =>
      app.request(new URL(path, here), init, env),
    request: (path: string, init: RequestInit = {}) => {
      const headers = { Origin: here, ...init.headers };
      return app.request(new URL(path, here), { ...init, headers }, env);
    },
  };
}
