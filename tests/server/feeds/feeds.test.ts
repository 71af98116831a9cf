import assert from "node:assert/strict";
import { projectList } from "../../../data/project-list.ts";
import { failure, success } from "../../../src/content/answer.ts";
import type { ContentFetchers } from "../../../src/content/fetchers.ts";
import { feedPaths } from "../../../src/server/feeds/feed-paths.ts";
import { fixedPaths } from "../../../src/server/feeds/sitemap.ts";
import { testApp } from "../../support/app.ts";
import { article, job } from "../../support/fake-content.ts";
import { parseXml, type XmlElement } from "../../site/machine-files.ts";

const origin = "https://site.example";

/** Fetchers over some records; the rest is the embedded content. */
function over(
  articles: ReturnType<typeof article>[],
  jobs: ReturnType<typeof job>[] = [],
): Partial<ContentFetchers> {
  return {
    articles: () => Promise.resolve(success(articles)),
    jobs: () => Promise.resolve(success(jobs)),
  };
}

const broken: Partial<ContentFetchers> = {
  articles: () => Promise.resolve(failure("Down", 502)),
  jobs: () => Promise.resolve(failure("Down", 502)),
  article: () => Promise.resolve(failure("Down", 502)),
  job: () => Promise.resolve(failure("Down", 502)),
};

Deno.test("the sitemap lists articles and jobs with their real dates alone", async () => {
  const app = await testApp({
    content: over([
      article({ _id: "dated" }),
      article({ _id: "undated", createdAt: undefined, updatedAt: "soon" }),
      article({ _id: "draft", status: "draft" }),
      article({ _id: "no page/at all" }),
    ], [job({ _id: "closed", status: "Closed" }), job({ _id: "open" })]),
  });
  const response = await app.request(feedPaths.sitemap);
  const { urlset } = parseXml(await response.text());
  const dates = new Map<string, string | undefined>(
    urlset.url.map((url: XmlElement) => [url.loc, url.lastmod]),
  );
  assert.equal(dates.get(`${origin}/blog/dated`), "2025-10-14T08:00:00.000Z");
  assert.ok(dates.has(`${origin}/blog/undated`));
  assert.equal(dates.get(`${origin}/blog/undated`), undefined);
  assert.equal(dates.get(`${origin}/blog`), "2025-10-14T08:00:00.000Z");
  assert.ok(dates.has(`${origin}/careers/open`));
  assert.ok(![...dates.keys()].some((it) => /draft|no%20page|closed/.test(it)));
});

Deno.test("projects bring their pictures to the sitemap", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.sitemap);
  const { urlset } = parseXml(await response.text());
  const project = urlset.url.find((url: XmlElement) =>
    url.loc === `${origin}/portfolio/aurora-ai`
  );
  assert.ok(project["image:image"].length > 7);
  for (const image of project["image:image"]) {
    const path = image["image:loc"].replace(origin, "static");
    assert.ok((await Deno.stat(path)).isFile, path);
  }
});

Deno.test("without content the sitemap still lists the fixed pages, unkept", async () => {
  const app = await testApp({ content: broken });
  const response = await app.request(feedPaths.sitemap);
  const text = await response.text();
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.match(text, /<loc>https:\/\/site\.example\/about-us<\/loc>/);
  assert.match(text, /<loc>https:\/\/site\.example\/portfolio\/alomaa<\/loc>/);
  const llms = await app.request(feedPaths.llms);
  assert.equal(llms.status, 200);
});

for (
  const path of [
    feedPaths.atom,
    feedPaths.json,
    feedPaths.jobs,
    "/blog/any.md",
    "/careers/any.md",
    "/share/blog/any.png",
  ]
) {
  Deno.test(`${path} is unavailable, not empty, when nothing is known`, async () => {
    const app = await testApp({ content: broken });
    const response = await app.request(path);
    assert.equal(response.status, 503);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.equal(response.headers.get("retry-after"), "60");
  });
}

Deno.test("the Atom feed has what Atom requires, newest first", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.atom);
  assert.match(
    response.headers.get("content-type") ?? "",
    /^application\/atom\+xml/,
  );
  const { feed } = parseXml(await response.text());
  assert.ok(feed.title && feed.updated);
  assert.equal(feed.id, `${origin}/feed.xml`);
  assert.equal(feed.entry.length, 12);
  for (const entry of feed.entry) {
    assert.ok(entry.title && entry.summary && entry.author.name);
    assert.ok(entry.id.startsWith(`${origin}/blog/`), entry.id);
    assert.ok(!Number.isNaN(Date.parse(entry.updated)));
  }
  const dates = feed.entry.map((entry: XmlElement) => entry.published);
  assert.deepEqual(dates, dates.toSorted().reverse());
});

Deno.test("feeds outlive control characters, lone surrogates and markup", async () => {
  const title = "A\u0000\u000b\ud800 <b>&\"' ]]> \uffff end";
  const app = await testApp({
    content: over([article({ _id: "odd", title, author: title })], [
      job({ _id: "odd", title, desc: `<p>${title}</p>`, dept: title }),
    ]),
  });
  for (const path of [feedPaths.atom, feedPaths.jobs, feedPaths.sitemap]) {
    const response = await app.request(path);
    const text = await response.text();
    const document = parseXml(text);
    // deno-lint-ignore no-control-regex
    assert.doesNotMatch(text, /[\u0000-\u0008\u000b\ud800\uffff]/);
    if (!document.feed) continue;
    const [entry] = document.feed.entry;
    assert.equal(entry.title, "A\ufffd <b>&\"' ]]>  end");
  }
});

Deno.test("the JSON feed follows version 1.1", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.json);
  assert.match(
    response.headers.get("content-type") ?? "",
    /^application\/feed\+json/,
  );
  const feed = await response.json();
  assert.equal(feed.version, "https://jsonfeed.org/version/1.1");
  assert.equal(feed.feed_url, `${origin}/feed.json`);
  assert.equal(feed.items.length, 12);
  for (const item of feed.items) {
    assert.ok(item.id && item.title && item.content_text);
    assert.ok(item.url.startsWith(`${origin}/blog/`));
    assert.ok(item.image.startsWith("https://"));
  }
});

Deno.test("the jobs feed holds the open jobs with their descriptions", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.jobs);
  const { feed } = parseXml(await response.text());
  const ids = feed.entry.map((entry: XmlElement) => entry.id);
  assert.equal(ids.length, 8);
  assert.ok(ids.includes(`${origin}/careers/illustrator`));
  assert.ok(!ids.includes(`${origin}/careers/motion-designer`));
  assert.equal(feed.entry[0].content["@type"], "html");
  assert.match(feed.entry[0].content["#text"], /^<p>/);
});

Deno.test("addresses in feeds come from the setting, never from the request", async () => {
  const app = await testApp();
  for (const path of [...Object.values(feedPaths), "/portfolio/alomaa.md"]) {
    const evil = { "x-forwarded-host": "evil.example" };
    const away = await app.request(`http://evil.example${path}`, {
      headers: { host: "evil.example", ...evil },
    });
    assert.equal(away.status, 308, path);
    assert.equal(away.headers.get("location"), origin + path);
    const response = await app.request(`http://10.0.0.7${path}`, {
      headers: { host: "10.0.0.7", ...evil },
    });
    assert.equal(response.status, 200, path);
    const text = await response.text();
    assert.doesNotMatch(text, /evil\.example|10\.0\.0\.7/, path);
    assert.ok(text.includes(`${origin}/`), path);
  }
});

Deno.test("robots.txt lets everybody in and names the sitemap", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.robots);
  const text = await response.text();
  assert.match(response.headers.get("content-type") ?? "", /^text\/plain/);
  assert.match(text, /^User-agent: \*\nAllow: \/$/m);
  assert.match(text, /^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m);
});

Deno.test("the manifest names icons that exist", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.manifest);
  const manifest = await response.json();
  assert.equal(manifest.start_url, `${origin}/`);
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  assert.ok(sizes.includes("192x192") && sizes.includes("512x512"));
  for (const { src } of manifest.icons) {
    assert.ok((await Deno.stat(src.replace(origin, "static"))).isFile, src);
  }
});

Deno.test("feeds answer HEAD, and 304 to those who have them", async () => {
  const app = await testApp();
  for (const path of [...Object.values(feedPaths), "/blog/one-round-trip.md"]) {
    const first = await app.request(path);
    await first.body?.cancel();
    const tag = first.headers.get("etag") ?? "";
    assert.match(tag, /^"[0-9a-f]+"$/, path);
    const head = await app.request(path, { method: "HEAD" });
    assert.equal(head.status, 200, path);
    assert.equal(await head.text(), "", path);
    const again = await app.request(path, {
      headers: { "If-None-Match": `W/${tag}` },
    });
    assert.equal(again.status, 304, path);
    const post = await app.request(path, { method: "POST" });
    assert.equal(post.status, 405, path);
  }
});

Deno.test("llms.txt leads to every page, article, job and case study", async () => {
  const app = await testApp();
  const text = await (await app.request(feedPaths.llms)).text();
  assert.match(text, /^# \S/);
  assert.match(text, /^> \S/m);
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map((it) => it[1]);
  // Pages, case studies, articles, jobs and feeds.
  assert.equal(
    links.length,
    fixedPaths.length + projectList.length + 12 + 8 + 3,
  );
  for (const link of links) {
    const path = link?.replace(origin, "") ?? "";
    const response = await app.request(path, {
      headers: { "user-agent": "Googlebot" },
    });
    await response.body?.cancel();
    assert.equal(response.status, 200, path);
  }
});
