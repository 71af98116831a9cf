import assert from "node:assert/strict";
import { callsOfTag } from "../../src/content/call-names.ts";

const calls = {
  all: ["all"],
  articles: ["articles", "articles/all"],
  "article-one_2": ["articles", "articles/all", "article/one_2"],
};

for (const [tag, expected] of Object.entries(calls)) {
  Deno.test(`the tag ${tag} covers ${expected.join(", ")}`, () => {
    assert.deepEqual(callsOfTag(tag), expected);
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
    assert.equal(callsOfTag(tag), undefined);
  });
}
