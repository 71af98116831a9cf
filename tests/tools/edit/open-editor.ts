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
