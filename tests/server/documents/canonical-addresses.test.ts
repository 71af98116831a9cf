import assert from "node:assert/strict";
import {
  articlePath,
  blogPath,
  fullPortfolioPath,
  paths,
} from "../../../src/paths.ts";
import { listPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { oneOfEach } from "../../support/sections.ts";
import { publicOrigin } from "../../support/settings.ts";

const posts = Array.from(
  { length: 30 },
  (_, index) => article({ _id: `post-${index}`, tags: "Design" }),
);
const lastPage = 3;
const content = withRecords({ ...oneOfEach("one"), articles: posts });

const canonicalOf = (html: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const sharedAs = (html: string) =>
  /<meta property="og:url" content="([^"]*)"/.exec(html)?.[1];

for (
  const [address, others] of [
    [paths.blog, ["?x=1", "?page=1", "?page=0", "?page=x", "?q=%20&tag="]],
    [blogPath({ q: "design" }), ["&x=1", "&q=other", "%20", "&tag=%20"]],
    [blogPath({ page: 2 }), ["&x=1", "&page=9"]],
    [paths.portfolio, ["?show=x", "?show=", "?show=ALL"]],
    [fullPortfolioPath, ["&x=1"]],
    [articlePath("post-1"), ["?x=1", "?complete", "?q=a"]],
    ...listPages.filter((path) => path !== paths.blog)
      .map((path) => [path, ["?x=1", "?page=2"]] as const),
  ] as const
) {
  Deno.test(`parameters that change nothing show the cached ${address}, without a call`, async () => {
    let calls = 0;
    const app = await testApp({
      content: (request) => {
        calls++;
        return content(request);
      },
      settings: { CONTENT_FRESH_SECONDS: "60" },
    });
    const cached = await app.get(address);
    const kept = async () => JSON.parse(await app.get("/healthz")).kept;
    const before = await kept();
    const callsBefore = calls;
    for (const other of others) {
      assert.equal(await app.get(address + other), cached, other);
    }
    assert.deepEqual(await kept(), before);
    assert.equal(calls, callsBefore);
  });
}

Deno.test("a page beyond the last one is cached as the last one", async () => {
  const app = await testApp({ content });
  const beyond = await app.get(blogPath({ page: 99 }));
  const last = await app.request(blogPath({ page: lastPage }));
  assert.equal(await last.text(), beyond);
  assert.match(last.headers.get("server-timing") ?? "", /memory/);
});

Deno.test("a page of the blog is its own canonical address, a search is not", async () => {
  const app = await testApp({ content });
  for (
    const [address, canonical] of [
      [blogPath({ page: 1 }), paths.blog],
      [blogPath({ page: 2 }), blogPath({ page: 2 })],
      [blogPath({ page: 99 }), blogPath({ page: lastPage })],
      [blogPath({ q: "title", page: 2 }), paths.blog],
      [blogPath({ tag: "design" }), paths.blog],
      [fullPortfolioPath, paths.portfolio],
      [`${paths.webDesign}?page=2`, paths.webDesign],
      [`${paths.mobileApp}?x=1`, paths.webDevelopment],
    ] as const
  ) {
    const html = await app.get(address);
    assert.equal(canonicalOf(html), publicOrigin + canonical, address);
    assert.equal(sharedAs(html), publicOrigin + canonical, address);
  }
});
