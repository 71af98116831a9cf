import assert from "node:assert/strict";
import { paginate } from "../../../src/pages/blog/pagination.ts";
import { blogCards } from "../../../src/pages/blog/blog-cards.ts";
import { blogFilter, blogList } from "../../../src/pages/blog/blog-list.ts";
import { article } from "../../support/content/records.ts";

function cards(count: number) {
  return blogCards(
    Array.from({ length: count }, (_, index) =>
      article({
        _id: `post-${index}`,
        createdAt: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
      })),
  );
}

Deno.test("the archive's pages hold every post once, newest first", () => {
  const all = cards(30);
  const found = [1, 2, 3].flatMap((page) => paginate(all, page).entries);
  assert.deepEqual(
    found.map(({ id }) => id),
    all.map(({ id }) => id),
  );
  assert.equal(paginate(all).entries.length, 12);
  assert.equal(paginate(all).pages, 3);
});

Deno.test("a page that does not exist gives the last one", () => {
  const archive = paginate(cards(13), 99);
  assert.equal(archive.page, 2);
  assert.deepEqual(archive.entries.map(({ id }) => id), ["post-0"]);
  assert.deepEqual(paginate([]), { entries: [], page: 1, pages: 1 });
});

Deno.test("the page comes from the address, when it is a number", () => {
  const pageOf = (page: string) =>
    blogFilter(new URLSearchParams({ page })).page;
  assert.equal(pageOf("3"), 3);
  for (const odd of ["0", "-1", "1.5", "two", "1e9", "12345678", ""]) {
    assert.equal(pageOf(odd), undefined, odd);
  }
});

Deno.test("a long list has one page of its archive and its count, a short one has neither", () => {
  const filter = { q: "", tag: "", page: 2 };
  assert.equal(blogList(cards(12), filter).excerpt, undefined);
  const { excerpt } = blogList(cards(200), filter);
  assert.equal(excerpt?.found, 200);
  assert.equal(excerpt?.archive.page, 2);
  assert.equal(excerpt?.archive.entries.length, 12);
});
