import assert from "node:assert/strict";
import { articlePath, blogPath, paths } from "../../../src/paths.ts";
import { pathOfKey } from "../../../src/content/query-keys.ts";
import { blogCards } from "../../../src/pages/blog/blog-cards.ts";
import { selectCards } from "../../../src/pages/blog/blog-list.ts";
import words from "../../../data/words/blog.json" with { type: "json" };
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import { samples } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import {
  failing,
  type FakeAnswer,
  silent,
  withRecords,
} from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { article } from "../../support/content/records.ts";
import { mainOf, type MainPart } from "../../support/main-part.ts";

function posts(count: number) {
  return Array.from({ length: count }, (_, index) =>
    article({
      _id: `post-${index}`,
      title: `Post ${index}, that says what it is about`,
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
      tags: index % 3 ? "AI, Product" : "Craft, featured",
    }));
}

/** The entries of the archive of a list, if it has one. */
function archiveOf(page: MainPart): string[] | undefined {
  const archive = page.all("nav").find(({ attribs }) =>
    attribs.id === "archive"
  );
  return archive?.children()[1]?.children().map(({ text }) => text);
}

/** Three posts with related ones of the service's; the list has this answer. */
function withoutList(list: FakeAnswer): FakeAnswer {
  const articles = posts(3).map((it) => ({
    ...it,
    related: { posts: [null] },
  }));
  const records = withRecords({ articles });
  return (request) =>
    request.url.includes("/api/article/") ? records(request) : list(request);
}

Deno.test("an article links to related posts and to its neighbours", async () => {
  const page = await mainOf(articlePath(samples.article.id));
  assert.equal(
    page.section("related").headings(3)[0],
    "A slow handset on every desk",
  );
  const neighbours = page.withClass("neighbour").map(({ attribs }) => [
    attribs.rel,
    attribs.href,
  ]);
  assert.deepEqual(neighbours, [
    ["prev", articlePath("mark-on-a-bus")],
    ["next", articlePath("checking-a-model")],
  ]);
});

Deno.test("an article shows without related posts when the list fails", async () => {
  const content = withoutList(failing("Out of ink"));
  const app = await testApp({ content });
  const response = await app.request(articlePath("post-1"));
  assert.equal(response.status, 200);
  const html = await response.text();
  assert.match(html, /Text of post-1/);
  assert.doesNotMatch(html, /id="related"|rel="next"|Out of ink/);
});

Deno.test("an article does not wait for a late list", async () => {
  await using content = fakeContent(withoutList(silent));
  const app = await testApp({ content, maxWaitMs: 0 });
  const response = await app.request(articlePath("post-1"));
  let html = "";
  for await (
    const text of response.body!.pipeThrough(new TextDecoderStream())
  ) {
    html += text;
    if (html.includes("Text of post-1")) break;
  }
  assert.match(html, /Text of post-1/);
});

Deno.test("plain links lead from the list to every post", async () => {
  const app = await testApp({ content: withRecords({ articles: posts(30) }) });
  const found = new Set<string>();
  let next: string | undefined = paths.blog;
  for (let steps = 0; next && steps < 9; steps++) {
    const page = await mainOf(next, app);
    const links = page.all("a").map(({ attribs }) => attribs);
    for (const { href = "" } of links) found.add(href);
    next = links.find(({ rel }) => rel === "next")?.href?.split("#")[0];
  }
  for (let index = 0; index < 30; index++) {
    assert.ok(found.has(articlePath(`post-${index}`)), `post-${index}`);
  }
});

Deno.test("the count includes all posts found, not only those in the document", async () => {
  const app = await testApp({ content: withRecords({ articles: posts(30) }) });
  const counts = await Promise.all(
    [{}, { tag: "Craft" }, { q: "post 2" }, { page: 3 }].map(async (filter) => {
      const page = await mainOf(blogPath(filter), app);
      const [count] = page.all("div").filter(({ attribs }) =>
        attribs.role === "status"
      );
      return count?.text;
    }),
  );
  assert.deepEqual(counts, [30, 10, 11, 30].map(countOf));
});

Deno.test("the archive lists what the filter finds, unless the sections show all of it", async () => {
  for (
    const [count, filter, listed] of [
      [30, { tag: "Craft" }, 10],
      [30, { q: "Post 17," }, undefined],
      [5, {}, 5],
      [4, {}, undefined],
    ] as const
  ) {
    // Without featured posts the sections show the newest and a selection.
    const all = posts(count).map((post) =>
      count > 5 ? post : { ...post, tags: "AI" }
    );
    const app = await testApp({ content: withRecords({ articles: all }) });
    const page = await mainOf(blogPath(filter), app);
    assert.equal(archiveOf(page)?.length, listed, `${count} posts`);
  }
});

Deno.test("marks matches in the titles of the posts found", async () => {
  const page = await mainOf(blogPath({ q: "BUS" }));
  const marked = page.all("mark").map(({ text }) => text);
  assert.ok(marked.length > 0);
  assert.deepEqual(
    new Set(marked.map((text) => text.toLowerCase())),
    new Set(["bus"]),
  );
  assert.deepEqual((await mainOf(paths.blog)).all("mark"), []);
});

Deno.test("a browser selects the same featured posts as the server, also for a search", async () => {
  const articles = posts(40).map((post) => ({ ...post, tags: "AI" }));
  const app = await testApp({ content: withRecords({ articles }) });
  const list = JSON.parse(await app.get(pathOfKey("articles"))).articles;
  for (const filter of [{ q: "", tag: "" }, { q: "post 3", tag: "" }]) {
    const page = await mainOf(blogPath(filter), app);
    const { featured } = selectCards(blogCards(list), filter);
    assert.deepEqual(
      page.section(words.list.featured).headings(3),
      featured.map(({ title }) => title),
    );
  }
});
