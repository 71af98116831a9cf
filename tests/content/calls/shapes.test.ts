/** Content with unexpected shapes. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { contentTypes, listNames } from "../../../src/content/content-types.ts";
import { articlePath, paths } from "../../../src/paths.ts";
import { feeds, listPages, recordPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { callsTo, serviceOf } from "../../support/content/calls.ts";
import { contentPages } from "../../support/content-pages.ts";
import { article } from "../../support/content/records.ts";
import { recordsOfEach, sections } from "../../support/sections.ts";
import { noCache } from "../../support/settings.ts";

/** Any JSON value, often close to a valid one. */
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, "", "published", "Open", "paragraph"),
    fc.integer(),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("record"),
  ),
  record: fc.dictionary(
    fc.constantFrom(
      ...["_id", "title", "tags", "content", "type", "paragraphText", "desc"],
      ...["article", ...listNames, "status", "createdAt", "__proto__"],
      ...["coverImage", "submission_link", "author", "constructor", "salary"],
    ),
    tie("value"),
    { noNullPrototype: true },
  ),
})).value;

Deno.test("no JSON value breaks a call", async () => {
  let body: unknown;
  const request = callsTo({ service: serviceOf(() => Response.json(body)) });
  await fc.assert(
    fc.asyncProperty(anyJson, async (value) => {
      body = value ?? null;
      const single = listNames.map((it) =>
        `${contentTypes[it].singular}/x` as const
      );
      for (const name of [...listNames, ...single]) {
        const { ok } = await request(name);
        assert.equal(typeof ok, "boolean");
      }
    }),
    { numRuns: 200 },
  );
});

Deno.test("records with nothing but an id break no page and no feed", async () => {
  const over = await testApp({
    content: withRecords(recordsOfEach(() => [{ _id: "x" }])),
    settings: noCache,
  });
  for (const path of [...recordPages("x"), ...listPages, ...feeds]) {
    const response = await over.request(path);
    assert.equal(response.status, 200, path);
    await response.text();
  }
  assert.deepEqual(over.lines, []);
});

Deno.test("leaves out and counts invalid records, and shows valid ones", async () => {
  const articles: unknown[] = [
    null,
    [],
    "text",
    { title: "no id" },
    article({ _id: "../up" }),
    article({ _id: "good", title: "The good one" }),
    article({ _id: "good", title: "The good one again" }),
    ...[null, {}, "text"].map((content, index) => ({
      ...article({ _id: `bare${index}`, title: `The bare one ${index}` }),
      content,
    })),
    {
      ...article({ _id: "odd", title: "The odd one" }),
      content: [null, 5, { type: "video", url: "x" }, { type: "paragraph" }],
    },
  ];
  const over = await testApp({
    content: () => Response.json({ articles }),
    settings: noCache,
  });
  const words = await over.words(paths.blog);
  for (
    const title of [
      ...["The good one", "The odd one"],
      ...["The bare one 0", "The bare one 1", "The bare one 2"],
    ]
  ) {
    assert.ok(words.includes(title), title);
  }
  assert.ok(!words.includes("The good one again"));
  const line = over.lines.find((line) => line.includes("invalid content"));
  const { records, parts } = JSON.parse(line ?? "{}");
  assert.deepEqual({ records, parts }, { records: 6, parts: 4 });
});

Deno.test("leaves out and counts invalid fields, and shows the rest of the record", async () => {
  const sent = {
    ...article({ _id: "odd" }),
    title: null,
    tags: ["AI"],
    author: { name: "Ada" },
    coverImage: { url: "/cover.png" },
    createdAt: 1_700_000_000_000,
    content: [{ type: "paragraph", paragraphTitle: {}, paragraphText: "Rest" }],
  };
  const over = await testApp({
    content: withRecords({ articles: [sent] }),
    settings: noCache,
  });
  assert.match(await over.words(paths.blog), /Rest/);
  const line = over.lines.find((line) => line.includes('"articles"'));
  assert.equal(JSON.parse(line ?? "{}").parts, 5);
  const response = await over.request(articlePath("odd"));
  assert.equal(response.status, 200);
  assert.match(await response.text(), /Rest/);
});

Deno.test("one very long title does not make the list long for everybody", async () => {
  const title = `Long post ${"<".repeat(1_000_000)}`;
  const articles = [article({ _id: "long", title, tags: title })];
  const app = await testApp({ content: withRecords({ articles }) });
  const page = await app.get(paths.blog);
  assert.match(page, /Long post/);
  assert.ok(page.length < title.length, `${page.length} characters`);
});

Deno.test("prototype keys pollute nothing", async () => {
  const hostile = '{"__proto__":{"title":"Polluted","isAdmin":true},' +
    '"constructor":{"prototype":{"isAdmin":true}},"_id":"x",' +
    '"job_type":"constructor","dept":"__proto__","tags":"__proto__, toString"}';
  const over = await testApp({
    content: () =>
      new Response(
        `{${listNames.map((it) => `"${it}":[${hostile}],`).join("")}` +
          `"article":${hostile},${hostile.slice(1)}`,
      ),
    settings: noCache,
  });
  for (const { path } of contentPages) {
    const page = await over.get(path);
    assert.ok(!page.includes("Polluted"), path);
  }
  for (const { list, record } of sections) {
    const page = await over.get(list.path);
    assert.ok(page.includes(`href="${record.path("x")}"`), list.path);
  }
  assert.equal(({} as { isAdmin?: true }).isAdmin, undefined);
});
