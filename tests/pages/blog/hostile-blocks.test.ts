/** Blocks that are broken keep nothing else from showing. */
import assert from "node:assert/strict";
import {
  articlePath,
  feedPaths,
  paths,
  readinessPath,
} from "../../../src/paths.ts";
import { type TestApp, testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";

/**
 * The site with a good article and one of each of these blocks. Pages, feeds
 * and the gateway show all of them, up to their last text.
 */
async function appWith(...all: object[][]): Promise<TestApp> {
  const last = { type: "paragraph", paragraphText: "After it" };
  const articles = [
    ...all.map((blocks, index) =>
      article({
        _id: `hostile${index}`,
        title: "Hostile post",
        content: [...blocks, last],
      })
    ),
    article({ _id: "good", title: "Good post" }),
  ];
  const app = await testApp({ content: withRecords({ articles }) });
  for (
    const path of [
      ...[paths.blog, feedPaths.atom, feedPaths.json, feedPaths.llms],
      ...["/api/articles", "/api/article?status=published"],
    ]
  ) {
    const body = await app.get(path);
    assert.match(body, /Hostile post/, path);
    assert.match(body, /Good post/, path);
  }
  assert.match(await app.get(feedPaths.sitemap), /good/);
  assert.equal((await app.request(readinessPath)).status, 200);
  for (const index of all.keys()) {
    const id = `hostile${index}`;
    for (const path of [articlePath(id), `/api/article/${id}`]) {
      const response = await app.request(path);
      assert.equal(response.status, 200, path);
      assert.match(await response.text(), /After it/, path);
    }
  }
  return app;
}

/** Names of properties that every object inherits. */
const inherited = [
  "constructor",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "isPrototypeOf",
  "__proto__",
  "__defineGetter__",
];

Deno.test("shows everything else when a block's type is the name of an inherited property", async () => {
  const app = await appWith(inherited.flatMap((name) => [
    { type: name, text: `Ghost ${name}` },
    { type: "paragraph", paragraphText: `Words ${name}`, format: name },
    { type: "code", code: `let ${name}`, language: name },
  ]));
  const page = await app.words(articlePath("hostile0"));
  for (const name of inherited) {
    assert.ok(page.includes(`Words ${name}`), name);
    assert.ok(page.includes(`let ${name}`), name);
  }
  assert.doesNotMatch(page, /Ghost/);
});

Deno.test("shows everything else when block fields have wrong types", async () => {
  const types = ["paragraph", "picture", "quote", "list", "code", "video"];
  const fields = [
    ...["paragraphTitle", "paragraphText", "format", "image", "alt", "caption"],
    ...["width", "height", "text", "source", "items", "ordered", "code"],
    ...["language", "nodes", "part"],
  ];
  const good = { paragraphText: "a", text: "a", items: ["a"], code: "a" };
  const values = [5, true, {}, { length: 3 }, [[]], [5], "text"];
  await appWith(...values.map((value) =>
    types.flatMap((type) => [
      { ...Object.fromEntries(fields.map((name) => [name, value])), type },
      ...fields.map((name) => ({ type, ...good, [name]: value })),
    ])
  ));
});
