import { createEditorApp } from "./editor-app.ts";
import { lockFolder } from "./folder-lock.ts";
import type { PublisherOptions } from "./publish/publish.ts";

/**
 * Serves the editor of a project to this machine only.
 * @param root The project, with a trailing slash.
 * @param port 0 chooses a free one.
 * @throws {ExpectedError} If another editor of this project is open.
 * @throws {Deno.errors.AddrInUse} If the port is in use.
 */
export async function serveEditor(
  root: URL,
  port: number,
  publishing?: PublisherOptions,
) {
  const lock = lockFolder(root);
  try {
    const editor = await createEditorApp(root, publishing);
    const server: Deno.HttpServer<Deno.NetAddr> = Deno.serve(
      { port, hostname: "127.0.0.1", onListen() {} },
      (request) => editor.app.fetch(request, { origin }),
    );
    const origin = `http://localhost:${server.addr.port}`;
    return {
      origin,
      async [Symbol.asyncDispose]() {
        await server.shutdown();
        await editor[Symbol.asyncDispose]();
        lock[Symbol.dispose]();
      },
    };
  } catch (cause) {
    lock[Symbol.dispose]();
    throw cause;
  }
}
