import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { samples } from "../../support/addresses.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { mainOf } from "../../support/main-part.ts";

const path = articlePath("x");

async function shown(fields: Parameters<typeof article>[0]) {
  const content = withRecords({ articles: [article(fields)] });
  return await mainOf(path, await testApp({ content }));
}

Deno.test("an article shows its tags, title, author, date and text", async () => {
  const page = await mainOf(articlePath(samples.article.id));
  assert.deepEqual(page.headings(1), [samples.article.title]);
  assert.deepEqual(page.all("li").slice(0, 2).map(({ text }) => text), [
    "Development",
    "Performance",
  ]);
  const facts = page.all("dd").map(({ text }) => text);
  assert.deepEqual(facts.slice(0, 2), ["Halima Sule", "October 14, 2025"]);
  assert.match(page.text, /about 14 kB/);
});

Deno.test("an article without a cover has the fallback picture", async () => {
  const page = await shown({
    _id: "x",
    author: undefined,
    coverImage: undefined,
  });
  assert.match(page.all("img")[0]?.attribs.src ?? "", /blog\/fallback-/);
});

Deno.test("an unreadable date is shown as a missing one", async () => {
  const [unreadable, missing] = await Promise.all(
    ["soon", undefined].map((updatedAt) => shown({ _id: "x", updatedAt })),
  );
  assert.equal(unreadable?.all("dd")[1]?.text, missing?.all("dd")[1]?.text);
});

Deno.test("the table of contents links to the titled paragraphs only", async () => {
  const page = await shown({
    _id: "x",
    content: [
      { type: "paragraph", paragraphText: "No title" },
      { type: "paragraph", paragraphTitle: "One", paragraphText: "First" },
      { type: "quote", paragraphTitle: "Not a paragraph" },
      { type: "paragraph", paragraphTitle: "Two", paragraphText: "Second" },
    ],
  });
  assert.deepEqual(page.headings(2).slice(1), ["One", "Two"]);
  const [list] = page.all("ol");
  assert.equal(list && list.text, "OneTwo");
  const ids = page.all("section").map(({ attribs }) => attribs.id);
  for (const label of ["One", "Two"]) {
    const [target] = page.linksTo(label);
    assert.ok(ids.includes(target?.split("#")[1]), label);
  }
  assert.match(page.text, /No title/);
});

Deno.test("an article without titled paragraphs has no table of contents", async () => {
  const page = await shown({ _id: "x", content: [] });
  assert.deepEqual(page.headings(2), []);
});

Deno.test("hostile text in an article stays text", async () => {
  const page = await shown({
    _id: "x",
    title: "<script>alert(1)</script>",
    author: "<i>me</i>",
    coverImage: "http://elsewhere.example/x.png",
    content: [{
      type: "paragraph",
      paragraphTitle: "</section><h1>",
      paragraphText: '<a href="javascript:alert(1)">here</a>',
    }],
  });
  assert.deepEqual(page.headings(1), ["<script>alert(1)</script>"]);
  assert.deepEqual(page.all("i"), []);
  assert.ok(
    page.all("a").every((link) => !/^javascript:/i.test(link.attribs.href!)),
  );
  assert.match(page.all("img")[0]?.attribs.src ?? "", /blog\/fallback-/);
});

Deno.test("an unknown article is 404 and links to the blog", async () => {
  const app = await testApp({ content: withRecords({}) });
  assert.equal((await app.request(path)).status, 404);
  const page = await mainOf(path, app);
  assert.equal(page.headings(1).length, 1);
  assert.ok(page.targets().includes(paths.blog));
  assert.deepEqual(page.all("article"), []);
});
