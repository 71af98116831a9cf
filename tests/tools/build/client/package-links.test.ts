import assert from "node:assert/strict";
import { linkPackages } from "../../../../src/tools/build/client/package-links.ts";

const entry = new URL("../../../../src/browser/entry.ts", import.meta.url);

Deno.test("links the browser's packages from the cache, without a node_modules folder", async () => {
  {
    await using packages = await linkPackages([entry]);
    for (
      const name of ["react", "react-dom", "scheduler", "@remix-run/router"]
    ) {
      const manifest = JSON.parse(
        await Deno.readTextFile(`${packages.folder}/${name}/package.json`),
      );
      assert.equal(manifest.name, name);
    }
    const root = new URL("../../../../node_modules", import.meta.url);
    await assert.rejects(Deno.stat(root), Deno.errors.NotFound);
  }
});
