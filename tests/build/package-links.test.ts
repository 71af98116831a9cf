import assert from "node:assert/strict";
import { linkPackages } from "../../src/build/package-links.ts";

const entry = new URL("../../src/browser/entry.tsx", import.meta.url);

Deno.test("the browser's packages are linked from the cache, without a node_modules folder", async () => {
  const folder = await linkPackages([entry]);
  try {
    for (
      const name of ["react", "react-dom", "scheduler", "@remix-run/router"]
    ) {
      const manifest = JSON.parse(
        await Deno.readTextFile(`${folder}/${name}/package.json`),
      );
      assert.equal(manifest.name, name);
    }
    const root = new URL("../../node_modules", import.meta.url);
    await assert.rejects(Deno.stat(root), Deno.errors.NotFound);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
