import assert from "node:assert/strict";
import { ContentFileError } from "../../src/records/files.server.ts";
import { listNames } from "../../src/content/content-types.ts";
import { readContentFiles } from "../../src/pages/records.server.ts";

const article = {
  _id: "one",
  title: "One",
  tags: "AI",
  content: [{ type: "paragraph", paragraphText: "Text" }],
  status: "published",
  createdAt: "2025-01-01T00:00:00.000Z",
  updatedAt: "2025-01-01T00:00:00.000Z",
};

/** Reads a project with these articles and no other records. */
async function read(files: Record<string, string>) {
  const path = await Deno.makeTempDir();
  try {
    const folder = `${path}/data/content/articles`;
    await Deno.mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${folder}/${name}`, text);
    }
    return await readContentFiles(new URL(`file://${path}/`));
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

Deno.test("sorts records newest first and ignores other files", async () => {
  const later = {
    ...article,
    _id: "two",
    createdAt: "2025-02-01T00:00:00.000Z",
  };
  const { articles, ...others } = await read({
    "one.json": JSON.stringify(article),
    "two.json": JSON.stringify(later),
    "notes.txt": "not a record",
  });
  assert.deepEqual(articles.map(({ _id }) => _id), ["two", "one"]);
  for (const records of Object.values(others)) assert.deepEqual(records, []);
});

Deno.test("a folder that git left out is one without records", async () => {
  const path = await Deno.makeTempDir();
  const files = await readContentFiles(new URL(`file://${path}/`));
  assert.deepEqual(Object.values(files), listNames.map(() => []));
  await Deno.remove(path);
});

Deno.test("sorts records of the same date by id", async () => {
  const { articles } = await read({
    "beta.json": JSON.stringify({ ...article, _id: "beta" }),
    "alpha.json": JSON.stringify({ ...article, _id: "alpha" }),
  });
  assert.deepEqual(articles.map(({ _id }) => _id), ["alpha", "beta"]);
});

const refused: [string, string, RegExp][] = [
  ["an empty field", JSON.stringify({ ...article, tags: " " }), /tags: /],
  [
    "an invalid date",
    JSON.stringify({ ...article, createdAt: "x" }),
    /createdAt: /,
  ],
  ["an unknown field", JSON.stringify({ ...article, tittle: "x" }), /tittle/],
  [
    "an id that cannot be an address",
    JSON.stringify({ ...article, _id: "a/b" }),
    /_id: /,
  ],
  ["invalid JSON", "{ half", /whole file/],
];

for (const [what, text, reason] of refused) {
  Deno.test(`rejects a file with ${what}, naming file, field and reason`, async () => {
    await assert.rejects(read({ "bad.json": text }), (error: unknown) => {
      assert.ok(error instanceof ContentFileError);
      assert.match(error.message, /"articles\/bad\.json"/);
      assert.match(error.message, reason);
      return true;
    });
  });
}
