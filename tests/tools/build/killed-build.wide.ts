import assert from "node:assert/strict";
import {
  assetsFolder,
  distFolder,
  manifestFile,
} from "../../../src/server/build/build-manifest.ts";
import {
  type FileSizes,
  fileSizesFile,
} from "../../../src/server/build/build-files.ts";
import { copyBuild } from "../../support/build-copy.ts";
import { nextTurn } from "../../../src/lib/promises/turns.ts";

Deno.test("a build that is killed while it writes leaves the previous one whole", async () => {
  await using copy = await copyBuild();
  const folder = copy.at(distFolder);
  const before = await Deno.readTextFile(copy.at(manifestFile));
  const names = async () =>
    (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name)
      .filter((name) => name !== "build.lock").sort().join();
  const unchanged = await names();
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "src/tools/build/build-command.ts"],
    cwd: new URL("../../../", import.meta.url),
    env: copy.settings,
    stdout: "null",
  }).spawn();
  let hasEnded = false;
  child.status.then(() => hasEnded = true);
  while (!hasEnded && await names() === unchanged) await nextTurn();
  assert.ok(!hasEnded, "it was killed while it wrote");
  child.kill("SIGKILL");
  await child.status;
  const sizes: FileSizes = JSON.parse(
    await Deno.readTextFile(copy.at(fileSizesFile)),
  );
  for (const [path, size] of Object.entries(sizes)) {
    const file = copy.at(new URL(path, distFolder));
    assert.equal((await Deno.stat(file)).size, size, path);
  }
  assert.ok(Object.keys(sizes).some((path) => path.startsWith("assets/")));
  assert.ok(await Deno.stat(copy.at(assetsFolder)));
  assert.equal(await Deno.readTextFile(copy.at(manifestFile)), before);
});
