import assert from "node:assert/strict";
import { settingNames } from "../../src/settings.ts";

const read = (path: string) =>
  Deno.readTextFile(new URL(`../../${path}`, import.meta.url));

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "tests/README.md",
  "docs/architecture.md",
  "docs/content.md",
  "docs/operations.md",
];

Deno.test("documents name only tasks that exist", async () => {
  const { tasks } = JSON.parse(await read("deno.json"));
  const texts = await Promise.all(documents.map(read));
  const named = texts.join().matchAll(/deno task ([a-z]+)/g);
  const unknown = [...named].map(([, name = ""]) => name)
    .filter((name) => !Object.hasOwn(tasks, name));
  assert.deepEqual(unknown, []);
});

Deno.test("docs/operations.md lists every setting and no other", async () => {
  const operations = await read("docs/operations.md");
  const rows = operations.matchAll(/^\| `([A-Z_]+)`/gm);
  const listed = [...rows].map(([, name = ""]) => name);
  assert.deepEqual(listed.sort(), [...settingNames].sort());
});
