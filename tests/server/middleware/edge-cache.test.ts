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
  purgePath,
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
import { edgeBefore } from "../../support/edge.ts";
import { sections } from "../../support/sections.ts";

const secret = "0123456789abcdef0123456789abcdef";
const on = { EDGE_CACHE: "on" };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const aYear = 31_536_000;

const codings = ["", "gzip", "gzip, deflate, br, zstd"];
const withContent = [
  ...listPages,
  ...sections.flatMap(({ sample }) => recordPages(sample.id)),
];
const fixed = [
  ...addresses.filter((address) => !withContent.includes(address)),
  ...[feedPaths.robots, feedPaths.manifest],
];

/** How long the edge may keep the response to a request, in seconds. */
async function secondsAtEdge(
  app: TestApp,
  path: string,
  init?: RequestInit,
): Promise<number | undefined> {
  const { headers, body } = await app.request(path, init);
  await body?.cancel();
  const policy = headers.get("deno-cdn-cache-control");
  return policy === null
    ? undefined
    : Number(/s-maxage=(\d+)/.exec(policy)?.[1]);
}

/** Visits addresses all day, with pauses; returns what reached the site. */
async function quietDay(app: TestApp, visited: readonly string[]) {
  using edge = edgeBefore(app);
  for (let time = 0; time < day; time += 4 * hour) {
    using _later = laterBy(time);
    for (const path of visited) {
      for (const coding of codings) {
        const headers = { "Accept-Encoding": coding };
        const response = await edge.request(path, { headers });
        assert.equal(response.status, 200, path);
        await response.body?.cancel();
      }
    }
  }
  return Object.groupBy(edge.passed, (path) => path);
}

Deno.test("the edge keeps no search, which anyone can make up", async () => {
  const app = await datedSite([6]);
  assert.ok(await secondsAtEdge(app, paths.blog));
  for (const query of ["?q=x", "?tag=y", "?page=7", "?utm_source=a&q=x"]) {
    assert.equal(await secondsAtEdge(app, paths.blog + query), undefined);
  }
});

Deno.test("in a quiet day each fixed document reaches the process once a coding", async () => {
  const app = await testApp({ settings: on });
  const passed = await quietDay(app, fixed);
  for (const path of fixed) {
    assert.equal(passed[path]?.length, codings.length, path);
  }
});

Deno.test("an address with a campaign's parameters is kept by itself", async () => {
  const app = await testApp({ settings: on });
  const campaigns = ["?utm_source=mail", "?fbclid=1", "?fbclid=2"]
    .map((query) => paths.home + query);
  const passed = await quietDay(app, [paths.home, ...campaigns]);
  for (const path of [paths.home, ...campaigns]) {
    assert.equal(passed[path]?.length, codings.length, path);
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

Deno.test("pages of content files reach the process once between publication dates", async () => {
  const app = await datedSite([6, 7]);
  using edge = edgeBefore(app);
  for (let time = 0; time < day; time += 30 * minute) {
    // Not at the dates themselves.
    using _later = laterBy(time + minute);
    for (const path of shown) {
      const text = await (await edge.request(path)).text();
      if (path === articlePath("always")) continue;
      assert.equal(/due-6/.test(text), time >= 6 * hour, `${path} ${time}`);
      assert.equal(/due-7/.test(text), time >= 7 * hour, `${path} ${time}`);
    }
  }
  for (const path of shown) {
    assert.equal(edge.passed.filter((it) => it === path).length, 3, path);
  }
});

Deno.test("an answer from before a publication date is not kept until the next one", async () => {
  const app = await datedSite([6, 12]);
  using edge = edgeBefore(app);
  {
    using _before = laterBy(6 * hour - minute / 2);
    await app.get("/feed.xml");
  }
  {
    using _after = laterBy(6 * hour + minute / 6);
    await edge.request(paths.blog).then((response) => response.text());
  }
  using _later = laterBy(6 * hour + minute);
  const response = await edge.request(paths.blog);
  assert.match(await response.text(), /due-6/);
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

Deno.test("a purge of all empties the edge of fixed pages too", async () => {
  const app = await testApp({
    settings: { ...on, DENO_DEPLOY: "true", PURGE_SECRET: secret },
  });
  using edge = edgeBefore(app);
  const visit = async () =>
    void (await edge.request(paths.about)).body?.cancel();
  async function purge(tag: string): Promise<void> {
    const { status } = await edge.request(purgePath, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: [tag] }),
    });
    assert.equal(status, 204);
  }
  const count = () => edge.passed.filter((it) => it === paths.about).length;
  await visit();
  await purge("articles");
  await visit();
  assert.equal(count(), 1);
  await purge("all");
  await visit();
  assert.equal(count(), 2);
});
