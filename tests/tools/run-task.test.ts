import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { linkAll } from "../support/other-data.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Those that are left: an owner may have no editor. */
const commands = [
  "build/build-command.ts",
  "build/build-when-stale.ts",
  "dev/dev.ts",
  "edit/edit.ts",
  "images/images.ts",
].filter((it) => existsSync(`${root}src/tools/${it}`));

Deno.test("each command that needs the facts names the file that is invalid", async () => {
  const checkout = await Deno.makeTempDir();
  try {
    await linkAll(root, `${checkout}/`, ["data", "dist"]);
    await cp(`${root}data`, `${checkout}/data`, { recursive: true });
    await Deno.writeTextFile(`${checkout}/data/site.json`, "{}");
    for (const command of commands) {
      const { code, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", "--no-check", `${checkout}/src/tools/${command}`],
        cwd: checkout,
      }).output();
      const printed = new TextDecoder().decode(stderr).trim();
      assert.match(
        printed,
        /^Cannot use .*"data\/site\.json": \w+: .+$/,
        command,
      );
      assert.equal(code, 1, command);
    }
  } finally {
    await Deno.remove(checkout, { recursive: true });
  }
});
