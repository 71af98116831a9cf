import assert from "node:assert/strict";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { settingNames } from "../../src/settings.ts";
import { filesOf, textOf } from "./source-files.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "tests/README.md",
  ...await filesOf("docs", /\.md$/),
  ...await filesOf("src", /\.md$/),
];

Deno.test("documents name only tasks that exist", async () => {
  const { tasks } = JSON.parse(await textOf("deno.json"));
  const texts = await Promise.all(documents.map(textOf));
  const named = texts.join().matchAll(/deno task ([a-z]+(?::[a-z]+)?)/g);
  const unknown = [...named].map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(tasks, name));
  assert.deepEqual(unknown, []);
});

Deno.test("documents name only files and folders that exist", async () => {
  const unknown: string[] = [];
  for (const document of documents) {
    const text = (await textOf(document)).replace(/^```.*?^```/gms, "");
    for (const [path] of text.matchAll(/(?<=`)[\w.*-]+\/[\w.*/-]*(?=`)/g)) {
      const isPlaceholder = /[A-Z]{2}/.test(path) || path.startsWith("dist/");
      const places = [path, join(dirname(document), path)];
      const found = await Array.fromAsync(glob(places, { cwd: root }));
      if (!isPlaceholder && found.length === 0) {
        unknown.push(`${document}: ${path}`);
      }
    }
  }
  assert.deepEqual(unknown, []);
});

Deno.test("docs/operations.md lists every setting and no other", async () => {
  const operations = await textOf("docs/operations.md");
  const rows = operations.matchAll(/^- `([A-Z_]+)`/gm);
  const listed = [...rows].map(([, name = ""]) => name);
  assert.deepEqual(listed.sort(), [...settingNames].sort());
});
