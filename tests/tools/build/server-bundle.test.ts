import assert from "node:assert/strict";
import * as esbuild from "esbuild";
import { pathToFileURL } from "node:url";
import { sourceAddresses } from "../../../src/tools/build/server-bundle.ts";

Deno.test("a server that is built in a folder with special characters finds its files", async () => {
  const folder = await Deno.makeTempDir({ prefix: "site+(shop) " });
  const root = pathToFileURL(`${folder}/`);
  const source = new URL("src/files.ts", root);
  await Deno.mkdir(new URL(".", source));
  await Deno.writeTextFile(
    source,
    'export const files = new URL("../static/", import.meta.url).href;',
  );
  const bundle = new URL("dist/server/", root);
  try {
    await esbuild.build({
      absWorkingDir: folder,
      entryPoints: ["src/files.ts"],
      outdir: "dist/server",
      bundle: true,
      format: "esm",
      plugins: [sourceAddresses(root, bundle)],
      logLevel: "silent",
    });
    const { files } = await import(new URL("files.js", bundle).href);
    assert.equal(files, new URL("static/", root).href);
  } finally {
    await esbuild.stop();
    await Deno.remove(folder, { recursive: true });
  }
});
