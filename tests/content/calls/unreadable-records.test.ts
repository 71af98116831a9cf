/** One bad record does not affect others. */
import assert from "node:assert/strict";
import { maxTextLength } from "../../../src/content/calls/record-limits.ts";
import {
  articlePath,
  feedPaths,
  paths,
  readinessPath,
} from "../../../src/paths.ts";
import { type TestApp, testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { noCache } from "../../support/settings.ts";

const text = (paragraphText: string) => ({
  type: "paragraph",
  paragraphText,
});

/**
 * The site with a good article and one of each of these blocks, which a text
 * follows.
 */
async function appWith(...blocks: object[][]): Promise<TestApp> {
  const articles = [
    ...blocks.map((blocks, index) =>
      article({
        _id: `hostile${index}`,
        title: "Hostile post",
        content: [...blocks, text("After it")],
      })
    ),
    article({ _id: "good", title: "Good post" }),
  ];
  return await testApp({
    content: withRecords({ articles }),
    settings: noCache,
  });
}

/**
 * Asserts that pages, feeds and the gateway show the good article, and this
 * many hostile ones with their last text.
 */
async function assertAllShown(app: TestApp, hostile = 1): Promise<void> {
  for (
    const path of [
      ...[paths.blog, feedPaths.atom, feedPaths.json, feedPaths.llms],
      "/api/articles",
      "/api/article?status=published",
    ]
  ) {
    const body = await app.get(path);
    assert.match(body, /Hostile post/, path);
    assert.match(body, /Good post/, path);
  }
  for (const path of [feedPaths.sitemap, "/api/article/good"]) {
    assert.match(await app.get(path), /good/, path);
  }
  assert.equal((await app.request(readinessPath)).status, 200);
  for (let index = 0; index < hostile; index++) {
    const id = `hostile${index}`;
    for (const path of [articlePath(id), `/api/article/${id}`]) {
      const response = await app.request(path);
      assert.equal(response.status, 200, path);
      assert.match(await response.text(), /After it/, path);
    }
  }
}

/** Names of properties that every object inherits. */
const inherited = [
  "constructor",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "isPrototypeOf",
  "__proto__",
  "__defineGetter__",
];

Deno.test("shows everything else when a block's type is the name of an inherited property", async () => {
  const app = await appWith(inherited.flatMap((name) => [
    { type: name, text: `Ghost ${name}` },
    { type: "paragraph", paragraphText: `Words ${name}`, format: name },
    { type: "code", code: `let ${name}`, language: name },
  ]));
  await assertAllShown(app);
  const page = await app.words(articlePath("hostile0"));
  for (const name of inherited) {
    assert.ok(page.includes(`Words ${name}`), name);
    assert.ok(page.includes(`let ${name}`), name);
  }
  assert.doesNotMatch(page, /Ghost/);
});

Deno.test("shows everything else when block fields have wrong types", async () => {
  const types = ["paragraph", "picture", "quote", "list", "code", "video"];
  const fields = [
    ...["paragraphTitle", "paragraphText", "format", "image", "alt", "caption"],
    ...["width", "height", "text", "source", "items", "ordered", "code"],
    ...["language", "nodes", "part"],
  ];
  const values = [5, true, {}, { length: 3 }, [[]], [5], "text"];
  const app = await appWith(...values.map((value) =>
    types.flatMap((type) => [
      Object.fromEntries([...fields.map((name) => [name, value]), [
        "type",
        type,
      ]]),
      ...fields.map((name) => ({
        type,
        paragraphText: "a",
        text: "a",
        items: ["a"],
        code: "a",
        [name]: value,
      })),
    ])
  ));
  await assertAllShown(app, values.length);
});

Deno.test("shows everything else when an article's related posts have wrong types", async () => {
  for (const related of [5, "text", {}, ["good"], { posts: [null] }]) {
    const articles = [article({ _id: "odd", related: related as never })];
    const app = await testApp({
      content: withRecords({ articles }),
      settings: noCache,
    });
    const page = await app.words(`${articlePath("odd")}?complete`);
    assert.match(page, /Text of odd/);
    assert.deepEqual(app.lines, [], JSON.stringify(related));
  }
});

Deno.test("an article with too many blocks ends with a paragraph of plain text", async () => {
  const blocks = Array.from({ length: 3000 }, (_, index) => [
    text(`Part ${index}`),
    { type: "list", items: [`Item ${index}`] },
  ]).flat();
  const app = await appWith(blocks);
  await assertAllShown(app);
  const { article: { content } } = JSON.parse(
    await app.get("/api/article/hostile0"),
  );
  assert.ok(content.length < 2000);
  const last = content.at(-1).paragraphText;
  assert.match(last, /Part 2999 Item 2999 After it$/);
});

Deno.test("an article with too much text ends with a paragraph of plain text", async () => {
  const blocks = Array.from({ length: 900 }, (_, index) => ({
    type: "paragraph",
    format: "markdown",
    paragraphText: `*Part ${index}* ${"word ".repeat(1000)}`,
  }));
  const app = await appWith(blocks);
  const { article: { content } } = JSON.parse(
    await app.get("/api/article/hostile0"),
  );
  assert.equal(content.length, 399 + 1);
  assert.match(content.at(-1).paragraphText, /^\*Part 399\* word/);
  assert.equal(content.at(-1).paragraphText.length, maxTextLength);
});

Deno.test("one very long title does not make the list long for everybody", async () => {
  const title = `Long post ${"<".repeat(1_000_000)}`;
  const articles = [article({ _id: "long", title, tags: title })];
  const app = await testApp({ content: withRecords({ articles }) });
  const page = await app.get(paths.blog);
  assert.match(page, /Long post/);
  assert.ok(page.length < title.length, `${page.length} characters`);
});
