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

Deno.test("the pages of the archive contain every post once, newest first", () => {
  const all = cards(30);
  const found = [1, 2, 3].flatMap((page) => paginate(all, page).entries);
  assert.deepEqual(
    found.map(({ id }) => id),
    all.map(({ id }) => id),
  );
  assert.equal(paginate(all).entries.length, 12);
  assert.equal(paginate(all).pages, 3);
});

Deno.test("a page number beyond the end shows the last page", () => {
  const archive = paginate(cards(13), 99);
  assert.equal(archive.page, 2);
  assert.deepEqual(archive.entries.map(({ id }) => id), ["post-0"]);
  assert.deepEqual(paginate([]), { entries: [], page: 1, pages: 1 });
});

Deno.test("the page number comes from the address, if valid", () => {
  const pageOf = (page: string) =>
    blogFilter(new URLSearchParams({ page })).page;
  assert.equal(pageOf("3"), 3);
  for (const odd of ["0", "-1", "1.5", "two", "1e9", "12345678", ""]) {
    assert.equal(pageOf(odd), undefined, odd);
  }
});

Deno.test("only a long list has a page of the archive and a count", () => {
  const filter = { q: "", tag: "", page: 2 };
  assert.equal(blogList(cards(12), filter).excerpt, undefined);
  const { excerpt } = blogList(cards(200), filter);
  assert.equal(excerpt?.found, 200);
  assert.equal(excerpt?.archive.page, 2);
  assert.equal(excerpt?.archive.entries.length, 12);
});
