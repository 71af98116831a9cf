import assert from "node:assert/strict";
import { relatedPosts } from "../../../src/pages/blog/related.ts";
import { article } from "../../support/content/records.ts";

function post(_id: string, tags: string, day: number) {
  const createdAt = `2025-10-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  return article({ _id, tags, createdAt });
}

const posts = [
  post("one", "AI, Writing", 1),
  post("two", "Branding, Writing", 2),
  post("three", "ai, writing, featured", 3),
  post("four", "AI", 4),
  post("five", "Academy, featured", 5),
];

Deno.test("related posts share the most tags, newest first on ties", () => {
  const { posts: related } = relatedPosts(posts, "one");
  assert.deepEqual(related.map(({ id }) => id), ["three", "four", "five"]);
  assert.deepEqual(related, relatedPosts(posts.toReversed(), "one").posts);
});

Deno.test("a shared tag may be another canonically equal text", () => {
  const [composed, decomposed] = ["NFC", "NFD"].map((form) =>
    "Décor".normalize(form)
  ) as [string, string];
  const { posts: related } = relatedPosts([
    ...posts,
    post("six", composed, 6),
    post("nought", decomposed, 0),
  ], "six");
  assert.equal(related[0]?.id, "nought");
});

Deno.test("featured does not count as a tag: without shared tags the newest come first", () => {
  const { posts: related } = relatedPosts(posts, "five");
  assert.deepEqual(related.map(({ id }) => id), ["three", "two", "one"]);
});

Deno.test("neighbours are not among the related posts, and all posts appear when few", () => {
  for (const count of [5, 3, 2, 1]) {
    for (const { _id } of posts.slice(0, count)) {
      const few = relatedPosts(posts.slice(0, count), _id);
      const shown = [few.newer, few.older, ...few.posts]
        .flatMap((post) => post ? [post.id] : []);
      assert.equal(new Set(shown).size, shown.length, _id);
      assert.equal(shown.length, Math.min(count, 5) - 1, _id);
    }
  }
});

Deno.test("shows at most three related posts", () => {
  const many = Array.from({ length: 9 }, (_, day) => post(`p${day}`, "AI", 9));
  assert.deepEqual(
    relatedPosts(many, "p0").posts.map(({ id }) => id),
    ["p2", "p3", "p4"],
  );
});

Deno.test("an article's neighbours are the next newer and next older posts", () => {
  const { newer, older } = relatedPosts(posts, "three");
  assert.deepEqual([newer?.id, older?.id], ["four", "two"]);
  assert.equal(relatedPosts(posts, "one").older, undefined);
  assert.equal(relatedPosts(posts, "five").newer, undefined);
});

Deno.test("an unknown article has no related posts", () => {
  assert.deepEqual(relatedPosts(posts, "unknown"), { posts: [] });
});
