import assert from "node:assert/strict";
import { blogCards, previewText } from "../../../src/pages/blog/blog-cards.ts";
import {
  blogFilter,
  blogList,
  categoryPills,
  selectCards,
} from "../../../src/pages/blog/blog-list.ts";
import { previewOf } from "../../../src/pages/blog/article-blocks.server.ts";
import type { Article } from "../../../src/pages/blog/article.server.ts";
import { article, type ArticleFields } from "../../support/content/records.ts";

const none = { q: "", tag: "" };

/** An article as in a list response, with its preview text. */
function listed(fields: ArticleFields): Article {
  const record = article(fields);
  return { ...record, preview: previewOf(record) };
}

function articles(count: number, tags = "AI, Product") {
  return Array.from({ length: count }, (_, index) =>
    listed({
      _id: `a${index}`,
      tags,
      createdAt: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
    }));
}

Deno.test("sorts cards newest first, and those without a valid date last", () => {
  const cards = blogCards([
    article({ _id: "undated", createdAt: undefined }),
    article({ _id: "old", createdAt: "2024-01-01T00:00:00Z" }),
    article({ _id: "odd", createdAt: "yesterday" }),
    article({ _id: "new", createdAt: "2025-01-01T00:00:00Z" }),
  ]);
  assert.deepEqual(cards.map((card) => card.id), [
    "new",
    "old",
    "odd",
    "undated",
  ]);
  assert.equal(cards[0]?.date, "January 1, 2025");
  assert.equal(cards[2]?.date, undefined);
});

Deno.test("the preview is the first 150 characters of the first paragraph with text", () => {
  const text = "x".repeat(149) + "yz";
  const preview = previewText(listed({
    _id: "a",
    content: [
      { type: "image", paragraphText: "not this" },
      { type: "paragraph", paragraphTitle: "Title", paragraphText: "  " },
      { type: "paragraph", paragraphText: text },
    ],
  }));
  assert.equal(preview, "x".repeat(149) + "y...");
});

Deno.test("a short preview also ends with three dots", () => {
  const content = [{ type: "paragraph", paragraphText: "Ink." }];
  assert.equal(previewText(listed({ _id: "a", content })), "Ink....");
});

Deno.test("the preview never ends in half a character", () => {
  const content = [{
    type: "paragraph",
    paragraphText: "x".repeat(149) + "😀",
  }];
  assert.equal(
    previewText(listed({ _id: "a", content })),
    "x".repeat(149) + "...",
  );
  // Strict parsers refuse a list with half a character in any field.
  const crowd = [{ type: "paragraph", paragraphText: "😀".repeat(200) }];
  const { preview } = listed({ _id: "a", content: crowd });
  assert.ok(preview?.isWellFormed());
});

const titled = blogCards([
  article({ _id: "fast", title: "Loading fast", tags: "Development" }),
  article({ _id: "names", title: "Names", tags: "Branding, Development" }),
  article({ _id: "mark", title: "DEVELOPMENT of a mark", tags: "Branding" }),
  article({ _id: "soon", title: "Don’t say “soon”", tags: "AI tools" }),
  article({ _id: "odd", title: "1.5 (a+)+$ \\", tags: "AI" }),
  article({ _id: "lower", title: "Three", tags: "ai" }),
]);

for (
  const [what, filter, ids] of [
    ["title and category, in any case", { q: "develop" }, ["fast", "mark"]],
    ["without white space around it", { q: " loading fast\n" }, ["fast"]],
    ["everything by white space alone", { q: "  " }, [
      ...["fast", "lower", "mark", "names", "odd", "soon"],
    ]],
    ["a curly apostrophe by a straight one", { q: "don't" }, ["soon"]],
    ["curly quotation marks by straight ones", { q: 'say "soon"' }, ["soon"]],
    ["curly ones by themselves", { q: "don’t" }, ["soon"]],
    ["nothing by a regular expression", { q: ".*" }, []],
    ["brackets and signs", { q: "(a+)+$" }, ["odd"]],
    ["a backslash", { q: "\\" }, ["odd"]],
    ["the whole category alone, in any case", { tag: "Ai" }, ["lower", "odd"]],
    ["both together", { tag: "Ai", q: "three" }, ["lower"]],
  ] as const
) {
  Deno.test(`a search finds ${what}`, () => {
    const { archive } = selectCards(titled, { ...none, ...filter });
    assert.deepEqual(archive.entries.map(({ id }) => id), ids);
  });
}

Deno.test("recent has at most 4 and featured at most 8 of the matching posts", () => {
  const list = blogList(blogCards(articles(12, "AI, Featured")), none);
  const { recent, featured, found } = selectCards(list.cards, none);
  assert.deepEqual([recent.length, featured.length, found], [4, 8, 12]);
});

const featuredIds = (list: readonly Article[]) =>
  blogCards(list).filter((card) => card.featured).map((card) => card.id);

Deno.test("without a featured post half of them, rounded up, is selected", () => {
  assert.equal(featuredIds(articles(7)).length, 4);
  assert.deepEqual(featuredIds(articles(1)), ["a0"]);
  assert.deepEqual(featuredIds([]), []);
});

Deno.test("the selection depends only on the content", () => {
  const list = articles(12);
  const first = featuredIds(list);
  assert.deepEqual(featuredIds(structuredClone(list).toReversed()), first);
  const draws = new Set(
    Array.from({ length: 20 }, (_, day) => {
      const updatedAt = new Date(Date.UTC(2026, 0, day)).toISOString();
      return featuredIds(
        list.with(3, article({ ...list[3], _id: "a3", updatedAt })),
      )
        .join();
    }),
  );
  assert.ok(draws.size > 15, `${draws.size} different draws of 20`);
});

Deno.test("pills are five different categories, without featured", () => {
  const cards = blogCards(
    ["AI", "ai", "featured", "Web", "B", "C", "D", "E"].map((tags, index) =>
      article({ _id: `p${index}`, tags, createdAt: undefined })
    ),
  );
  assert.deepEqual(categoryPills(cards), ["AI", "Web", "B", "C", "D"]);
});

Deno.test("a section's pills remain when the filter hides its posts", () => {
  const cards = blogCards([
    article({ _id: "a", tags: "AI, featured" }),
    article({ _id: "b", tags: "Web" }),
  ]);
  const list = blogList(cards, { q: "nothing", tag: "" });
  assert.deepEqual(list.recentPills, ["AI", "Web"]);
  assert.deepEqual(list.featuredPills, ["AI"]);
});

Deno.test("the data of a long list contains only the cards that the page shows", () => {
  const size = (count: number) =>
    JSON.stringify(blogList(blogCards(articles(count)), none)).length;
  assert.ok(size(5000) < size(12) * 1.2, `${size(5000)} against ${size(12)}`);
});

Deno.test("a filter uses the first value of a parameter, cut to 100 characters", () => {
  const query = new URLSearchParams([["q", "a".repeat(500)], ["q", "b"]]);
  assert.deepEqual(blogFilter(query), { q: "a".repeat(100), tag: "" });
});
