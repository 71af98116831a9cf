import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import {
  copyProject,
  runCommand,
} from "../../../src/tools/dev/project-copy.ts";

Deno.test("copies new files of a checkout, but no ignored or deleted ones", async () => {
  const path = await Deno.makeTempDir();
  const [checkout, copy] = [`${path}/checkout`, `${path}/copy`];
  await Deno.mkdir(`${checkout}/data`, { recursive: true });
  const git = (...args: string[]) => runCommand("git", args, checkout);
  await git("init", "--quiet");
  for (const name of ["kept", "deleted"]) {
    await Deno.writeTextFile(`${checkout}/data/${name}.json`, "{}");
  }
  await git("add", ".");
  await Deno.remove(`${checkout}/data/deleted.json`);
  await Deno.writeTextFile(`${checkout}/.gitignore`, "*.log\n");
  await Deno.writeTextFile(`${checkout}/errors.log`, "");
  await Deno.writeTextFile(`${checkout}/data/new.json`, "{}");

  await copyProject(copy, pathToFileURL(`${checkout}/`));
  const names = [...Deno.readDirSync(copy), ...Deno.readDirSync(`${copy}/data`)]
    .map(({ name }) => name).sort();
  assert.deepEqual(names, [".gitignore", "data", "kept.json", "new.json"]);
  await Deno.remove(path, { recursive: true });
});
