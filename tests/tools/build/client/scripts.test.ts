/** How the browser's modules are split into files. */
import assert from "node:assert/strict";
import * as esbuild from "esbuild";
import {
  bundleClient,
  clientEntries,
} from "../../../../src/tools/build/client/client-bundle.ts";
import { linkPackages } from "../../../../src/tools/build/client/package-links.ts";
import { staticFiles } from "../../../../src/tools/build/source-stamp.ts";
import { staticHashes } from "../../../../src/tools/build/static-hashes.ts";
import {
  distFolder,
  readBuild,
} from "../../../../src/server/build/build-manifest.ts";

const { entry, pages } = readBuild();

/** Addresses of the files that a built file imports. */
function imported(path: string): string[] {
  const text = Deno.readTextFileSync(new URL(`.${path}`, distFolder));
  return [...text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)]
    .map(([, name]) => `/assets/${name}`);
}

for (const [path, { modules }] of Object.entries(pages)) {
  Deno.test(`the document of ${path} lists every module of its first visit once`, () => {
    const named = [entry, ...modules];
    assert.ok(modules.length > 0);
    assert.equal(new Set(named).size, named.length);
    for (const file of named.flatMap(imported)) {
      assert.ok(named.includes(file), file);
    }
  });
}

Deno.test("the same sources build to the same file names, wherever they and the packages are", async () => {
  const built = [...Deno.readDirSync(new URL("assets/", distFolder))];
  await using packages = await linkPackages(clientEntries);
  // A long name once changed the short names that esbuild chose.
  const project = await Deno.realPath(
    await Deno.makeTempDir({ prefix: "S".repeat(99) }),
  );
  for (const { name } of Deno.readDirSync(packages.project)) {
    await Deno.symlink(`${packages.project}/${name}`, `${project}/${name}`);
  }
  const { files } = await bundleClient({
    packages: { ...packages, project },
    hashes: await staticHashes(await staticFiles()),
  });
  await esbuild.stop();
  await Deno.remove(project, { recursive: true });
  assert.ok(files.size > 0);
  const names = new Set(built.map(({ name }) => name));
  for (const file of files.keys()) assert.ok(names.has(file), file);
});
