import assert from "node:assert/strict";
import { keysOfTag } from "../../src/content/query-keys.ts";

const calls = {
  all: ["all"],
  articles: ["articles", "articles/all"],
  "article-one_2": ["articles", "articles/all", "article/one_2"],
};

for (const [tag, expected] of Object.entries(calls)) {
  Deno.test(`the tag ${tag} covers ${expected.join(", ")}`, () => {
    assert.deepEqual(keysOfTag(tag), expected);
  });
}

for (
  const tag of [
    "",
    "pages",
    "article",
    "article-",
    "article-../x",
    "articles-1",
    "*",
  ]
) {
  Deno.test(`"${tag}" is not a valid tag`, () => {
    assert.equal(keysOfTag(tag), undefined);
  });
}
