import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { listNames } from "../../../src/content/record-kinds.ts";
import { checkContentFiles } from "../../../src/tools/content/check-files.ts";

const root = new URL("../../../", import.meta.url);
const statics = new URL("static/", root);

Deno.test("the site's own content is valid", async () => {
  const content = new URL("data/content/", root);
  const { problems } = await checkContentFiles(content, statics);
  assert.deepEqual(problems, []);
});

const article = {
  _id: "good",
  title: "Title",
  tags: "AI",
  createdAt: "2025-10-06T09:10:00.000Z",
  updatedAt: "2025-10-06T09:10:00.000Z",
  status: "draft",
  content: [{ type: "paragraph" }],
};

/** Checks content files, by name. */
async function check(files: Record<string, unknown>) {
  const path = await Deno.makeTempDir();
  try {
    for (const folder of listNames) {
      await Deno.mkdir(`${path}/${folder}`);
    }
    for (const [name, body] of Object.entries(files)) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      await Deno.writeTextFile(`${path}/${name}`, text);
    }
    return (await checkContentFiles(pathToFileURL(`${path}/`), statics))
      .problems.map(({ file, field }) => `${file}: ${field}`);
  } finally {
    await Deno.remove(path, { recursive: true });
  }
}

Deno.test("reports every mistake with file and field, not only the first", async () => {
  assert.deepEqual(
    await check({
      "articles/broken.json": "{",
      "articles/good.json": article,
      "articles/no-cover.json": {
        ...article,
        _id: "no-cover",
        coverImage: "/pictures/blog/none-1600.webp",
      },
      "articles/other.json": article,
      "articles/twice-wrong.json": {
        ...article,
        status: "Draft",
        createdAt: "today",
      },
    }),
    [
      "articles/broken.json: (whole file)",
      "articles/no-cover.json: coverImage",
      "articles/other.json: _id",
      "articles/twice-wrong.json: createdAt",
      "articles/twice-wrong.json: status",
    ],
  );
});
