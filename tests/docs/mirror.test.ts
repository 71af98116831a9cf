import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname } from "node:path/posix";
import { filesOf } from "./source-files.ts";

const root = new URL("../../", import.meta.url);

/** Tests of no folder of `src`: `tests/README.md` says what they test. */
const others = /^(site|docs|engines|bench|data)$/;

Deno.test("each test stands in the folder that mirrors its source", async () => {
  const folders = (await filesOf("tests", /\.(test|wide)\.tsx?$/))
    .map((file) => dirname(file).slice("tests/".length))
    .filter((folder) => folder && !others.test(folder.split("/")[0] ?? ""));
  const lost = folders.filter((it) => !existsSync(new URL(`src/${it}`, root)));
  assert.ok(folders.length > 0);
  assert.deepEqual([...new Set(lost)], []);
});
