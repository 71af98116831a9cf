import assert from "node:assert/strict";
import {
  articlePath,
  paths,
  relatedPath,
} from "../../../src/addresses/paths.ts";
import { testApp } from "../../support/app.ts";
import { assertCallEndsWithVisitor } from "../../support/leaving-visitor.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { article } from "../../support/content/records.ts";

/** The heading over the related posts. */
const relatedHeading = /<h2 id="related"/;
const posts = ["a", "b", "c"].map((_id) => article({ _id }));

/** A content service with three posts, and a site over it. */
async function overContent() {
  const content = fakeContent(withRecords({ articles: posts }));
  const app = await testApp({ content });
  const asked = () =>
    content.requests.splice(0).map(({ url }) =>
      url.slice(content.origin.length)
    );
  const read = async (path: string, init?: RequestInit) =>
    await (await app.request(path, init)).text();
  return { content, app, asked, read };
}

Deno.test("an article's page asks a content service for the article alone", async () => {
  const { content, asked, read } = await overContent();
  await using _content = content;
  const html = await read(articlePath("a"));
  assert.match(html, /Text of a/);
  assert.doesNotMatch(html, relatedHeading);
  assert.deepEqual(asked(), ["/api/article/a"]);
});

Deno.test("shows related posts once the list is cached", async () => {
  const { content, asked, read } = await overContent();
  await using _content = content;
  await read(articlePath("a"));
  await read(paths.blog);
  const html = await read(articlePath("a"));
  assert.match(html, relatedHeading);
  assert.match(html, new RegExp(`href="${articlePath("b")}"`));
  assert.deepEqual(asked(), [
    "/api/article/a",
    "/api/article?status=published",
  ]);
});

Deno.test("asks for related posts with the visitor's token, and caches them nowhere", async () => {
  const { content, app } = await overContent();
  await using _content = content;
  const address = `${relatedPath}?id=a`;
  const response = await app.request(address, {
    headers: { Authorization: "Token secret" },
  });
  assert.match(await response.text(), /"id":"b"/);
  assert.equal(response.headers.get("cache-control"), "private, no-store");
  const [request] = content.requests;
  assert.equal(request?.headers.get("authorization"), "Token secret");
  const shared = await app.request(address);
  await shared.body?.cancel();
  assert.match(
    shared.headers.get("cache-control") ?? "",
    /^public, .*s-maxage/,
  );
});

Deno.test("what is related is a 503 without the list, which no cache stores", async () => {
  const app = await testApp({ content: failing("Out of ink") });
  const response = await app.request(`${relatedPath}?id=a`);
  assert.equal(response.status, 503);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.deepEqual(await response.json(), { posts: [] });
});

Deno.test("a visitor who leaves ends the call for what is related", () =>
  assertCallEndsWithVisitor(`${relatedPath}?id=a`));
