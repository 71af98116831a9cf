import assert from "node:assert/strict";
import { otherCalls } from "../../../src/pages/blog/article-end.tsx";
import { articleView } from "../../../src/pages/blog/article-view.ts";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { site } from "../../../data/site.ts";
import { articlePath, projectPath, requestPath } from "../../../src/paths.ts";
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

Deno.test("an article ends with the project that it tells of, and with a call to action", async () => {
  const [project] = projectList;
  assert.ok(project);
  const sign = projectPath(project.slug);
  const like = requestPath(`like-${project.slug}`);
  const book = site.book.href;
  const others = otherCalls().map(({ action }) => action.href);
  for (
    const [fields, end] of [
      [{ project: project.slug }, [sign, like]],
      [{}, [book]],
      [{ project: "sold" }, [book]],
      ...otherCalls().flatMap(({ category, action }) =>
        [
          [{ tags: `${category}, Java` }, [action.href]],
          [{ project: project.slug, tags: category }, [sign, action.href]],
        ] as const
      ),
    ] as const
  ) {
    const page = await shown({ _id: "x", ...fields });
    const ends = page.targets().filter((target) =>
      [sign, book, like, ...others].includes(target ?? "")
    );
    assert.deepEqual(ends, end);
  }
});

Deno.test("an article shows its first twenty different tags, without featured", () => {
  const names = Array.from({ length: 30 }, (_, index) => `Tag ${index}`);
  const tags = ["Featured", "Tag 0", ...names].join(", ");
  const view = articleView(article({ _id: "a", tags }));
  assert.deepEqual(view.tags, names.slice(0, 20));
});
