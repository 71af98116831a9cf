import assert from "node:assert/strict";
import { articles } from "../../src/pages/blog/article.server.ts";
import { readKind } from "../../src/records/files.server.ts";
import { article } from "../support/content/records.ts";
import { makeProject } from "../support/temporary-project.ts";

/** The valid records and the problems of a folder with these files. */
async function readFolder(files: Readonly<Record<string, string>>) {
  await using project = await makeProject();
  for (const [name, text] of Object.entries(files)) {
    await Deno.writeTextFile(
      `${project.path}/${articles.folder}/${name}`,
      text,
    );
  }
  const { valid, problems } = await readKind(articles, project.root);
  return { valid: valid.map(({ id }) => id), problems };
}

const post = JSON.stringify(article({ _id: "post" }));

Deno.test("files with a dot in front are no records", async () => {
  const read = await readFolder({
    "post.json": post,
    "._post.json": "\0\x05\x16\x07",
    ".#post.json": "",
    ".post.json.1.tmp": "",
  });
  assert.deepEqual(read, { valid: ["post"], problems: [] });
});

Deno.test("a byte order mark in front of a record is left out", async () => {
  const read = await readFolder({ "post.json": `\uFEFF${post}` });
  assert.deepEqual(read, { valid: ["post"], problems: [] });
});

Deno.test("a record whose ending is in capitals is named", async () => {
  const { valid, problems } = await readFolder({ "post.JSON": post });
  assert.deepEqual(valid, []);
  assert.deepEqual(problems.map(({ file, reason }) => [file, reason]), [[
    `${articles.folder}/post.json`,
    'expected the name "post.json", found "post.JSON"',
  ]]);
});
