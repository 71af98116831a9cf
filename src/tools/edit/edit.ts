/**
 * `deno task edit`: a browser editor of the project's content files. Only
 * reachable from this machine.
 */
import { pathToFileURL } from "node:url";
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { runTask } from "../run-task.ts";

const { values: { port, folder } } = readCommandLine(
  "deno task edit [--port NUMBER] [--folder PATH]",
  {
    options: {
      port: { type: "string", default: "8002" },
      /** Another checkout of the project. */
      folder: { type: "string" },
    },
  },
);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
  refuse(`--port "${port}": expected a number from 0 to 65535`);
}
const root = folder === undefined
  ? new URL("../../../", import.meta.url)
  : pathToFileURL(`${folder.replace(/\/$/, "")}/`);
if (!await Deno.stat(new URL("data/", root)).catch(() => undefined)) {
  refuse(`--folder "${folder}": expected a checkout of the project`);
}
await runTask(async () => {
  const { serveEditor } = await import("./serve-editor.ts");
  const { factSingletons } = await import("../../pages/kinds.server.ts");
  const { refuseInvalid } = await import("../../records/files.server.ts");
  // Every page shows them.
  await refuseInvalid(factSingletons, root);
  const editor = await serveEditor(root, Number(port)).catch((cause) => {
    if (!(cause instanceof Deno.errors.AddrInUse)) throw cause;
    throw new ExpectedError(`--port "${port}": expected a port that is free`);
  });
  console.log(`Editor: ${editor.origin} (Ctrl+C to stop)`);
  Deno.addSignalListener("SIGINT", async () => {
    await editor[Symbol.asyncDispose]();
    Deno.exit(0);
  });
});
