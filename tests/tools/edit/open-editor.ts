import { createEditorApp } from "../../../src/tools/edit/editor-app.ts";
import { makeProject } from "../../support/temporary-project.ts";

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

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** The requests that the editor's page makes for article files. */
export function articles({ request }: Editor) {
  const folder = "data/content/articles";
  const ask = (method: string, name: string, init: RequestInit = {}) =>
    request(`/editor/files/${folder}/${name}`, { method, ...init });
  const idOf = (name: string) => name.replace(/\.json$/, "");
  const ifMatch = (version?: string | null): Record<string, string> =>
    version ? { "If-Match": version } : {};
  return {
    ask,
    async read(name: string) {
      const response = await ask("GET", name);
      const version = response.headers.get("ETag");
      return { version, record: await response.json() };
    },
    save: (
      name: string,
      record: object,
      version?: string | null,
      from = name,
      form: Record<string, string> = {},
    ) => {
      const query = new URLSearchParams(form);
      if (from !== name) query.set("from", idOf(from));
      return ask("PUT", `${name}?${query}`, {
        headers: ifMatch(version),
        body: JSON.stringify(record),
      });
    },
    remove: (
      name: string,
      version: string | null,
      form: Record<string, string> = {},
    ) =>
      ask("DELETE", `${name}?${new URLSearchParams(form)}`, {
        headers: ifMatch(version),
      }),
  };
}
