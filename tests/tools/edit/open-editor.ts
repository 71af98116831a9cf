import { records } from "../../../src/pages/records.server.ts";
import { filePath, type Kind } from "../../../src/records/kind.ts";
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

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** The requests that the editor's page makes for the records of a kind. */
export function recordsOf({ request, path }: Editor, kind: Kind) {
  const ask = (
    method: string,
    id: string,
    query: Record<string, string> = {},
    init: RequestInit = {},
  ) =>
    request(
      `/editor/files/${filePath(kind, id)}?${new URLSearchParams(query)}`,
      { method, ...init },
    );
  const ifMatch = (version?: string | null): Record<string, string> =>
    version ? { "If-Match": version } : {};
  return {
    ask,
    async read(id: string) {
      const response = await ask("GET", id);
      const version = response.headers.get("ETag");
      return { version, record: await response.json() };
    },
    save: (
      id: string,
      record: object,
      version?: string | null,
      from = id,
      form: Record<string, string> = {},
    ) =>
      ask("PUT", id, { ...form, ...from !== id && { from } }, {
        headers: ifMatch(version),
        body: JSON.stringify(record),
      }),
    remove: (
      id: string,
      version: string | null,
      form: Record<string, string> = {},
    ) => ask("DELETE", id, form, { headers: ifMatch(version) }),
    /** What is in the file. */
    textOf: (id: string) => Deno.readTextFile(`${path}/${filePath(kind, id)}`),
  };
}

/** The requests for articles. */
export function articles(editor: Editor) {
  return recordsOf(editor, records.articles);
}
