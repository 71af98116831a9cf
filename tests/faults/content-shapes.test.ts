/** D6 and D7: answers of shapes that nobody expects. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { articlePath, jobPath, paths } from "../../src/paths.ts";
import { contentPages } from "../support/content-pages.ts";
import { article } from "../support/fake-content.ts";
import { feeds } from "../support/feeds.ts";
import { appOver } from "../support/site-answers.ts";

/** Anything that JSON can be, often close to what is expected. */
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
      ...["articles", "article", "jobs", "status", "createdAt", "__proto__"],
      ...["coverImage", "submission_link", "author", "constructor", "salary"],
    ),
    tie("value"),
    { noNullPrototype: true },
  ),
})).value;

Deno.test("D6 no shape of an answer breaks a page or a feed", async () => {
  let body: unknown;
  await using over = await appOver(() =>
    new Response(JSON.stringify(body), {
      headers: { "Content-Type": "application/json" },
    })
  );
  await fc.assert(
    fc.asyncProperty(anyJson, anyJson, anyJson, async (a, b, c) => {
      const list = Array.isArray(a) ? a : [a, b];
      for (
        body of [a, {
          articles: list,
          jobs: list,
          article: b,
          _id: "x",
          ...Object(c),
        }]
      ) {
        for (
          const path of [articlePath("x"), jobPath("x"), "/blog", ...feeds]
        ) {
          const response = await over.app.request(path);
          await response.text();
          assert.notEqual(response.status, 500, path);
        }
        assert.match(await over.words(paths.careers), /We are hiring/);
      }
    }),
    { numRuns: 15 },
  );
  const errors = over.lines.filter((line) => line.includes('"error"'));
  assert.deepEqual(errors, []);
});

Deno.test("D6 bad records are left out and counted, good ones are shown", async () => {
  const articles: unknown[] = [
    null,
    [],
    "text",
    { title: "no id" },
    article({ _id: "../up" }),
    { ...article({ _id: "number" }), title: 5 },
    article({ _id: "good", title: "The good one" }),
    article({ _id: "good", title: "The good one again" }),
    { ...article({ _id: "bare", title: "The bare one" }), content: null },
    {
      ...article({ _id: "odd", title: "The odd one" }),
      content: [null, 5, { type: "video", url: "x" }, { type: "paragraph" }],
    },
  ];
  await using over = await appOver(() => Response.json({ articles }));
  const words = await over.words(paths.blog);
  for (const title of ["The good one", "The bare one", "The odd one"]) {
    assert.ok(words.includes(title), title);
  }
  assert.ok(!words.includes("The good one again"));
  const line = over.lines.find((line) => line.includes("do not fit"));
  assert.equal(JSON.parse(line ?? "{}").count, 7);
});

Deno.test("D6 a list of 20,000 is shown, up to a bound", async () => {
  const all = Array.from({ length: 20_000 }, (_, index) => ({
    _id: `a${index}`,
    title: `Post ${index}`,
  }));
  await using over = await appOver(() => Response.json({ articles: all }));
  assert.match(await over.words(paths.blog), /Post 3No preview/);
  const line = over.lines.find((line) => line.includes("do not fit"));
  assert.equal(JSON.parse(line ?? "{}").count, 10_000);
});

Deno.test("D7 prototype keys pollute nothing", async () => {
  const hostile = '{"__proto__":{"title":"Polluted","isAdmin":true},' +
    '"constructor":{"prototype":{"isAdmin":true}},"_id":"x","status":"Open",' +
    '"job_type":"constructor","dept":"__proto__","tags":"__proto__, toString"}';
  await using over = await appOver(() =>
    new Response(
      `{"jobs":[${hostile}],"articles":[${hostile}],"article":${hostile},` +
        hostile.slice(1),
    )
  );
  for (const { path } of contentPages) {
    const page = await over.get(path);
    assert.ok(!page.includes("Polluted"), path);
  }
  assert.match(await over.words(paths.careers), /__proto__/);
  assert.equal(({} as { isAdmin?: true }).isAdmin, undefined);
});

Deno.test("D7 a record that nests too deep is left out, the others stay", async () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const bodies = [
    `{"articles":[{"_id":"deep","x":${deep}},{"_id":"a","title":"Flat one"}]}`,
    deep,
    `{"article":{"_id":"x","content":${deep}}}`,
  ];
  await using over = await appOver(() => new Response(bodies[0]));
  assert.match(await over.words(paths.blog), /Flat one/);
  const [gateway] = [await over.app.request("/api/article?status=published")];
  assert.equal(gateway?.status, 200);
  assert.equal((await gateway?.json()).articles.length, 1);
  over.content.answer = () => new Response(bodies[1]);
  assert.match(await over.words(paths.blog), /unreadable answer/);
  over.content.answer = () => new Response(bodies[2]);
  assert.equal((await over.app.request(articlePath("x"))).status, 200);
});
