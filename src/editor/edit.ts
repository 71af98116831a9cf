/**
 * `deno task edit`: an editor of articles and jobs in the browser, on the
 * project's own files. It serves this machine alone.
 */
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { exitWithError } from "../lib/exit-with-error.ts";
import { createEditorApp } from "./editor-app.ts";

try {
  const { values } = parseArgs({
    args: Deno.args,
    options: {
      port: { type: "string", default: "8002" },
      /** Another checkout of the project. */
      folder: { type: "string" },
    },
  });
  const root = values.folder
    ? pathToFileURL(`${values.folder.replace(/\/$/, "")}/`)
    : new URL("../../", import.meta.url);
  const app = await createEditorApp(root);
  Deno.serve({
    port: Number(values.port),
    hostname: "127.0.0.1",
    onListen: ({ port }) =>
      console.log(`Write at http://localhost:${port} (Ctrl+C ends it)`),
  }, app.fetch);
} catch (cause) {
  exitWithError(cause);
}
