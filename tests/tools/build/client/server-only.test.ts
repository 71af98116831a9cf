import assert from "node:assert/strict";
import * as esbuild from "esbuild";
import { serverOnly } from "../../../../src/tools/build/client/server-only.ts";

/** Bundles a one-line module for browsers. */
function bundle(contents: string) {
  return esbuild.build({
    stdin: { contents, loader: "ts", resolveDir: "." },
    bundle: true,
    write: false,
    logLevel: "silent",
    plugins: [serverOnly],
  });
}

Deno.test({
  name: "the browser bundle rejects server modules and zod",
  // esbuild's process is shared.
  sanitizeResources: false,
  sanitizeOps: false,
  async fn() {
    for (const name of ["./article.server.ts", "zod", "zod/mini"]) {
      await assert.rejects(
        bundle(`import { it } from "${name}"; console.log(it);`),
        /for browsers/,
        name,
      );
    }
    await bundle('import type { It } from "./article.server.ts"; let it: It;');
    await esbuild.stop();
  },
});
