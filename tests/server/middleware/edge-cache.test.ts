/** What Deno Deploy's edge keeps, and what reaches the process. */
import assert from "node:assert/strict";
import {
  createContentService,
  nextDateOf,
} from "../../../src/content/embedded/content-service.ts";
import { previewLink } from "../../../src/content/preview-link.ts";
import {
  articlePath,
  feedPaths,
  healthPath,
  paths,
} from "../../../src/paths.ts";
import {
  addresses,
  feeds,
  listPages,
  recordPages,
  samples,
  unknownAddress,
} from "../../support/addresses.ts";
import { type TestApp, testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { allContent } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { article } from "../../support/content/records.ts";
import { sections } from "../../support/sections.ts";
import { secret } from "../../support/settings.ts";

const on = { EDGE_CACHE: "on" };
const minute = 60_000;
const hour = 60 * minute;
const aYear = 31_536_000;

const withContent = [
  ...listPages,
  ...sections.flatMap(({ sample }) => recordPages(sample.id)),
];
const fixed = [
  ...addresses.filter((address) => !withContent.includes(address)),
  ...[feedPaths.robots, feedPaths.manifest],
];

/** How long the edge may keep a response, in seconds; undefined if not at all. */
function secondsOf({ headers }: Response): number | undefined {
  const policy = headers.get("deno-cdn-cache-control");
  return policy === null
    ? undefined
    : Number(/s-maxage=(\d+)/.exec(policy)?.[1]);
}

/** The same of the response to a request. */
async function secondsAtEdge(
  app: TestApp,
  path: string,
  init?: RequestInit,
): Promise<number | undefined> {
  const response = await app.request(path, init);
  await response.body?.cancel();
  return secondsOf(response);
}

Deno.test("the edge keeps no search, which anyone can make up", async () => {
  const app = await datedSite([6]);
  assert.ok(await secondsAtEdge(app, paths.blog));
  for (const query of ["?q=x", "?tag=y", "?page=7", "?utm_source=a&q=x"]) {
    assert.equal(await secondsAtEdge(app, paths.blog + query), undefined);
  }
});

Deno.test("the edge keeps fixed documents for a year, one for each coding", async () => {
  const app = await testApp({ settings: on });
  const campaigns = ["?utm_source=mail", "?fbclid=1"]
    .map((query) => paths.home + query);
  for (const path of [...fixed, ...campaigns]) {
    for (const coding of ["", "gzip", "gzip, deflate, br, zstd"]) {
      const init = { headers: { "Accept-Encoding": coding } };
      const response = await app.request(path, init);
      await response.body?.cancel();
      assert.equal(secondsOf(response), aYear, path);
      assert.equal(response.headers.get("vary"), "Accept-Encoding", path);
    }
  }
});

Deno.test("without EDGE_CACHE no response has the edge's header", async () => {
  const app = await testApp({ nextDate: () => Infinity });
  for (const path of [...fixed, ...withContent]) {
    assert.equal(await secondsAtEdge(app, path), undefined, path);
  }
});

const token = { Authorization: "Bearer a" };

for (
  const [what, path, headers] of [
    ["a page, for a token", paths.about, token],
    ["robots.txt, for a token", feedPaths.robots, token],
    ["an answer of the gateway, for a token", "/api/articles", token],
    ["a preview", await previewLink(secret, samples.article.id), {}],
    ["the 404 page", unknownAddress, {}],
    ["an unknown article", articlePath("unknown"), {}],
    ["a redirect", "/About-Us/", {}],
    ["security.txt", feedPaths.security, {}],
    ["the health of the process", healthPath, {}],
  ] as const
) {
  Deno.test(`the edge's lifetime is not for ${what}`, async () => {
    const app = await testApp({
      settings: { ...on, PREVIEW_SECRET: secret },
      nextDate: () => Infinity,
    });
    assert.equal(await secondsAtEdge(app, path, { headers }), undefined);
  });
}

Deno.test("a cookie changes no edge's lifetime", async () => {
  const app = await testApp({ settings: on, nextDate: () => Infinity });
  const headers = { Cookie: "_ga=1" };
  for (const path of fixed) {
    const seconds = await secondsAtEdge(app, path);
    assert.ok(seconds !== undefined, path);
    assert.equal(await secondsAtEdge(app, path, { headers }), seconds, path);
  }
});

Deno.test("the edge's lifetime is not for pages of a broken build or of failed calls", async () => {
  const broken = await testApp({ settings: on, isBroken: true });
  assert.equal(await secondsAtEdge(broken, paths.about), undefined);
  const failing = await testApp({
    settings: on,
    nextDate: () => Infinity,
    content: () => new Response("", { status: 503 }),
  });
  for (const path of [...withContent, ...feeds]) {
    assert.equal(await secondsAtEdge(failing, path), undefined, path);
  }
});

Deno.test("an external service's content stays as long as it is fresh", async () => {
  await using content = fakeContent(await allContent());
  const app = await testApp({
    settings: on,
    content,
    nextDate: () => Infinity,
  });
  for (const path of [...listPages, ...feeds]) {
    assert.equal(await secondsAtEdge(app, path), undefined, path);
  }
  assert.equal(await secondsAtEdge(app, paths.home), aYear);
});

/** A site with the embedded service, and an article that is due in hours. */
async function datedSite(dueInHours: number[]) {
  const files = {
    articles: [
      article({ _id: "always" }),
      ...dueInHours.map((hours) => {
        const publishAt = new Date(Date.now() + hours * hour).toISOString();
        return article({ _id: `due-${hours}`, publishAt });
      }),
    ],
  };
  const service = createContentService(files);
  return await testApp({
    settings: on,
    content: (request) => service.fetch(request),
    nextDate: () => nextDateOf(files),
  });
}

const shown = [paths.blog, articlePath("always"), "/feed.xml", "/api/articles"];

Deno.test("the edge keeps pages of content files until the next publication date", async () => {
  const app = await datedSite([6, 7]);
  for (const [after, left] of [[0, 6], [5, 1], [6, 1], [7, undefined]]) {
    // Not at the dates themselves.
    using _later = laterBy(after! * hour + minute);
    for (const path of shown) {
      const response = await app.request(path);
      const text = await response.text();
      const seconds = secondsOf(response) ?? 0;
      const expected = left === undefined
        ? aYear
        : (left * hour - minute) / 1000;
      const what = `${path} after ${after} h: ${seconds} s`;
      assert.ok(seconds <= expected && seconds > expected - 60, what);
      if (path === articlePath("always")) continue;
      assert.equal(/due-6/.test(text), after! >= 6, what);
      assert.equal(/due-7/.test(text), after! >= 7, what);
    }
  }
});

Deno.test("an answer from before a publication date is not kept until the next one", async () => {
  const app = await datedSite([6, 12]);
  {
    using _before = laterBy(6 * hour - minute / 2);
    await app.get("/feed.xml");
  }
  using _after = laterBy(6 * hour + minute / 6);
  const response = await app.request(paths.blog);
  const isOld = !/due-6/.test(await response.text());
  assert.equal(secondsOf(response) === undefined, isOld);
});

Deno.test("a 304 renews the edge's lifetime until the next publication date", async () => {
  // Documents carry the hour of their rendering.
  using _hour = laterBy(hour - Date.now() % hour);
  const app = await datedSite([1]);
  const { headers, body } = await app.request(paths.blog);
  await body?.cancel();
  using _later = laterBy(50 * minute);
  const init = { headers: { "If-None-Match": headers.get("etag") ?? "" } };
  const { status } = await app.request(paths.blog, init);
  assert.equal(status, 304);
  const seconds = await secondsAtEdge(app, paths.blog, init);
  assert.ok(seconds !== undefined && seconds <= 600, `${seconds}`);
});
