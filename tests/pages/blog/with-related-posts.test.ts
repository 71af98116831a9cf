import assert from "node:assert/strict";
import { withRelatedPosts } from "../../../src/pages/blog/with-related-posts.ts";
import { failure, success } from "../../../src/content/calls/content-result.ts";
import { article } from "../../support/content/records.ts";

const found = article({ _id: "a" });
const posts = [found, article({ _id: "b" })];

Deno.test("an article gets related posts of the list", async () => {
  const result = await withRelatedPosts(
    Promise.resolve(success(found)),
    Promise.resolve(success(posts)),
  );
  assert.ok(result.ok);
  assert.equal(result.value?.related?.older?.id, "b");
});

Deno.test("an article whose list fails is complete, without related posts", async () => {
  const down = failure("Out of ink", 502);
  assert.deepEqual(
    await withRelatedPosts(
      Promise.resolve(success(found)),
      Promise.resolve(down),
    ),
    success(found),
  );
});

Deno.test("does not look up related posts of an unknown article", async () => {
  for (const unknown of [success(null), failure("Not found", 404)]) {
    const list = Promise.resolve(success(posts));
    assert.deepEqual(
      await withRelatedPosts(Promise.resolve(unknown), list),
      unknown,
    );
  }
});
