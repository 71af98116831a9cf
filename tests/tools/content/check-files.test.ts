import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { listNames } from "../../../src/content/record-kinds.ts";
import { checkContentFiles } from "../../../src/tools/content/check-files.ts";
import { oddRecords } from "../../support/content/odd-records.ts";

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

/** Lists problems or warnings of content files, by name. */
async function check(
  files: Record<string, unknown>,
  kind: "problems" | "warnings" = "problems",
) {
  const path = await Deno.makeTempDir();
  try {
    for (const folder of listNames) {
      await Deno.mkdir(`${path}/${folder}`);
    }
    for (const [name, body] of Object.entries(files)) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      await Deno.writeTextFile(`${path}/${name}`, text);
    }
    const folder = pathToFileURL(`${path}/`);
    const projects = new Set(["alomaa"]);
    return (await checkContentFiles(folder, statics, { projects }))[kind]
      .map((problem) => ({
        ...problem,
        file: problem.file.replace(/^data\/content\//, ""),
      }))
      .map(({ file, field, reason }) =>
        kind === "problems"
          ? `${file}: ${field}`
          : `${file}: ${field}: ${reason}`
      );
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

const markdown = (paragraphText: string) => ({
  type: "paragraph",
  format: "markdown",
  paragraphText,
});

Deno.test("warns of links to pages of the site that have moved or are gone", async () => {
  const links = [
    ...["/blog/draft", "/blog/never", "/portfolio/none"],
    ...["/nowhere", "/pictures/none.webp", "/Blog", "/blog/other/"],
  ];
  const working = [
    ...["/blog/other#part-1", "/blog?tag=AI", "/", "/feed.xml", "/contact"],
    ...["/icons/favicon.svg", "https://elsewhere.example/gone"],
    "mailto:a@b.example",
  ];
  const text = [...links, ...working].map((it) => `[x](${it})`).join(" ");
  const warnings = await check({
    "articles/good.json": {
      ...article,
      content: [markdown(text), { type: "quote", text: "[x](/nowhere)" }],
    },
    "articles/other.json": { ...article, _id: "other", status: "published" },
    "articles/draft.json": { ...article, _id: "draft" },
  }, "warnings");
  const moved = [
    '"/Blog" has moved to "/blog"',
    '"/blog/other/" has moved to "/blog/other"',
  ];
  assert.deepEqual(
    warnings.sort(),
    [
      ...moved,
      ...links.slice(0, -2).map((it) => `"${it}" leads to no page`),
    ].map((it) => `articles/good.json: content: the link ${it}`).sort(),
  );
});

Deno.test("warns of articles that tell of a project that is gone", async () => {
  assert.deepEqual(
    await check({
      "articles/good.json": { ...article, project: "alomaa" },
      "articles/gone.json": { ...article, _id: "gone", project: "sold" },
    }, "warnings"),
    [`articles/gone.json: project: there is no project "sold"`],
  );
});

Deno.test("odd but valid records have warnings at most", async () => {
  const odd = await oddRecords();
  const files = Object.fromEntries(
    listNames.flatMap((list) =>
      odd[list].map((record) => [`${list}/${record._id}.json`, record])
    ),
  );
  assert.deepEqual(await check(files), []);
  assert.ok((await check(files, "warnings")).length > 0);
});
