/** A server whose build another one has replaced on disk. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import {
  distFolder,
  manifestFile,
  readBuild,
} from "../../../src/server/assets/build-manifest.ts";
import { prerenderedFolder } from "../../../src/server/assets/prerendered.ts";
import { startSite } from "../../support/site.ts";

const root = new URL("../../../", import.meta.url);
const copied = new URL(`../replaced-${Deno.pid}/`, distFolder);

function inCopy(file: URL): URL {
  return new URL(file.href.slice(distFolder.href.length), copied);
}

Deno.test("files of a replaced build are 404, pages are rendered, and /readyz says so", async () => {
  await new Deno.Command("cp", {
    args: ["-R", distFolder.pathname, copied.pathname],
  }).output();
  await using _copy = {
    [Symbol.asyncDispose]: () => Deno.remove(copied, { recursive: true }),
  };
  const settings = { DIST_FOLDER: copied.href.slice(root.href.length) };
  await using site = await startSite({ settings });
  const statusOf = async (path: string) => {
    const response = await fetch(site.origin + path);
    await response.body?.cancel();
    return response.status;
  };
  assert.equal(await statusOf("/readyz"), 200);
  const build = readBuild();
  for (const folder of [new URL("assets/", distFolder), prerenderedFolder]) {
    await Deno.remove(inCopy(folder), { recursive: true });
  }
  const later = { ...build, stamp: "later" };
  await Deno.writeTextFile(inCopy(manifestFile), JSON.stringify(later));
  for (const path of build.assets) {
    assert.equal(await statusOf(path), 404, path);
  }
  assert.equal(await statusOf(paths.about), 200);
  const readiness = await fetch(`${site.origin}/readyz`);
  assert.equal(readiness.status, 503);
  assert.match(await readiness.text(), /build on disk/);
});
