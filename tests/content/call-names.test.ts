import assert from "node:assert/strict";
import {
  callsOfTag,
  pathOfCall,
  tagsOfCalls,
} from "../../src/content/call-names.ts";

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

Deno.test("both lists of a kind have the same tag", () => {
  assert.deepEqual(
    tagsOfCalls(["articles", "articles/all", "article/one"]),
    ["articles", "article-one"],
  );
});

Deno.test("calls have the content service's paths", () => {
  assert.deepEqual(
    (["articles", "articles/all", "article/a"] as const).map(pathOfCall),
    ["/api/article?status=published", "/api/articles", "/api/article/a"],
  );
});
