import assert from "node:assert/strict";
import { prerenderedIndex } from "../../../src/server/build/prerendered.ts";
import { copyBuild } from "../../support/build-copy.ts";

Deno.test("builds again when a file of the build is damaged, and only then", async () => {
  await using copy = await copyBuild();
  async function run(): Promise<string> {
    const { success, stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "src/tools/build/build-when-stale.ts"],
      cwd: new URL("../../../", import.meta.url),
      env: copy.settings,
      stderr: "inherit",
    }).output();
    assert.ok(success);
    return new TextDecoder().decode(stdout);
  }
  assert.equal(await run(), "");
  const index = copy.at(prerenderedIndex);
  await Deno.writeTextFile(index, "{}");
  assert.match(await run(), /Building/);
  assert.ok(JSON.parse(await Deno.readTextFile(index)).pages);
});
