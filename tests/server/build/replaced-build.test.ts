/** A server whose build another one has replaced on disk. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import {
  distFolder,
  manifestFile,
  readBuild,
} from "../../../src/server/build/build-manifest.ts";
import { prerenderedFolder } from "../../../src/server/build/prerendered.ts";
import { copyBuild } from "../../support/build-copy.ts";
import { startSite } from "../../support/site.ts";

Deno.test("files of a replaced build are 404, pages are rendered, and /readyz says so", async () => {
  await using copy = await copyBuild();
  await using site = await startSite({ settings: copy.settings });
  const statusOf = async (path: string) => {
    const response = await fetch(site.origin + path);
    await response.body?.cancel();
    return response.status;
  };
  assert.equal(await statusOf("/readyz"), 200);
  const build = readBuild();
  for (const folder of [new URL("assets/", distFolder), prerenderedFolder]) {
    await Deno.remove(copy.at(folder), { recursive: true });
  }
  const later = { ...build, stamp: "later" };
  await Deno.writeTextFile(copy.at(manifestFile), JSON.stringify(later));
  for (const path of build.assets) {
    assert.equal(await statusOf(path), 404, path);
  }
  assert.equal(await statusOf(paths.about), 200);
  const readiness = await fetch(`${site.origin}/readyz`);
  assert.equal(readiness.status, 503);
  assert.match(await readiness.text(), /build on disk/);
  await Deno.remove(copy.at(manifestFile));
  const missing = await (await fetch(`${site.origin}/readyz`)).text();
  assert.match(missing, /missing/);
  await Deno.writeTextFile(copy.at(manifestFile), JSON.stringify(build));
  assert.equal(await statusOf("/readyz"), 200);
});
