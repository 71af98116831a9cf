import assert from "node:assert/strict";
import { fallbackDate } from "../../../src/pages/blog/article-view.ts";
import { feedId } from "../../../src/pages/blog/feed-id.server.ts";
import { feedPaths } from "../../../src/paths.ts";
import { testApp, uncheckedContent } from "../../support/app.ts";
import { article } from "../../support/content/records.ts";
import { parseXml, type XmlElement } from "../../site/machine-files.ts";
import { failing, withRecords } from "../../support/content/answers.ts";

const origin = "https://site.example";

Deno.test("feeds, sitemap and llms.txt answer 503 when the content service fails", async () => {
  const app = await testApp({ content: failing("Down") });
  const { atom, json, sitemap, llms } = feedPaths;
  for (const path of [atom, json, sitemap, llms]) {
    const { status, headers, body } = await app.request(path);
    await body?.cancel();
    assert.equal(status, 503, path);
    assert.equal(headers.get("cache-control"), "no-store", path);
    assert.equal(headers.get("retry-after"), "60", path);
  }
});

Deno.test("the Atom feed has the required elements, newest first", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.atom);
  assert.match(
    response.headers.get("content-type") ?? "",
    /^application\/atom\+xml/,
  );
  const { feed } = parseXml(await response.text());
  assert.ok(feed.title && feed.updated);
  assert.equal(feed.id, feedId(origin));
  assert.equal(feed.entry.length, 12);
  for (const entry of feed.entry) {
    assert.ok(entry.title && entry.summary && entry.author.name);
    const [link] = [entry.link].flat();
    const id = link["@href"].slice(`${origin}/blog/`.length);
    assert.equal(entry.id, feedId(origin, id));
    assert.ok(!Number.isNaN(Date.parse(entry.updated)));
  }
  const dates = feed.entry.map((entry: XmlElement) => entry.published);
  assert.deepEqual(dates, dates.toSorted().reverse());
});

Deno.test("feeds stay valid with control characters, lone surrogates and markup in titles", async () => {
  const title = "A\u0000\u000b\ud800 <b>&\"' ]]> \uffff end";
  const app = await testApp({
    // Bypasses validation, which cleans such texts.
    services: {
      content: uncheckedContent({
        articles: [article({ _id: "odd", title, author: title })],
      }),
    },
  });
  for (const path of [feedPaths.atom, feedPaths.sitemap]) {
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
    assert.ok(item.title && item.summary);
    assert.ok(item.url.startsWith(`${origin}/blog/`));
    const id = item.url.slice(`${origin}/blog/`.length);
    assert.equal(item.id, feedId(origin, id));
    assert.ok(item.image.startsWith("https://"));
  }
});

Deno.test("addresses in feeds come from SITE_URL, never from the request", async () => {
  const app = await testApp();
  for (const path of Object.values(feedPaths)) {
    const response = await app.request(`http://10.0.0.7${path}`, {
      headers: { host: "10.0.0.7", "x-forwarded-host": "evil.example" },
    });
    assert.equal(response.status, 200, path);
    const text = await response.text();
    assert.doesNotMatch(text, /evil\.example|10\.0\.0\.7/, path);
    assert.ok(text.includes(`${origin}/`), path);
  }
});

Deno.test("feeds hold the newest 50 posts, and the blog's lastmod is the latest change", async () => {
  const records = Array.from({ length: 120 }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString();
    return article({ _id: `a${index}`, createdAt: day, updatedAt: undefined });
  });
  const updatedAt = "2025-06-30T00:00:00.000Z";
  const app = await testApp({
    content: withRecords({
      articles: [{ ...records[0]!, updatedAt }, ...records.slice(1)],
    }),
  });
  const { feed } = parseXml(await app.get(feedPaths.atom));
  assert.equal(feed.entry.length, 50);
  assert.equal(feed.entry[0].id, feedId(origin, "a119"));
  const { items } = JSON.parse(await app.get(feedPaths.json));
  assert.equal(items.length, 50);
  const { urlset } = parseXml(await app.get(feedPaths.sitemap));
  const dates = new Map<string, string | undefined>(
    urlset.url.map((url: XmlElement) => [url.loc, url.lastmod]),
  );
  assert.equal(dates.get(`${origin}/blog`), updatedAt);
  assert.equal(dates.get(`${origin}/blog/a0`), updatedAt);
  const llms = await app.get(feedPaths.llms);
  assert.equal(llms.match(/\/blog\/a\d+/g)?.length, 50);
});

Deno.test("an entry has its valid dates; Atom's date of change is else its creation, else the fallback", async () => {
  const createdAt = "2025-12-01T00:00:00.000Z";
  const updatedAt = "2025-12-02T00:00:00.000Z";
  for (
    const [dates, expected] of [
      [{ createdAt, updatedAt }, updatedAt],
      [{ createdAt, updatedAt: undefined }, createdAt],
      [{ createdAt: "soon", updatedAt: "9999-12-31" }, fallbackDate],
    ] as const
  ) {
    const app = await testApp({
      content: withRecords({ articles: [article({ _id: "a", ...dates })] }),
    });
    const { feed: { entry: [entry] } } = parseXml(
      await app.get(feedPaths.atom),
    );
    assert.equal(entry.updated, expected);
    const created = dates.createdAt === createdAt ? createdAt : undefined;
    assert.equal(entry.published, created);
    const { items: [item] } = JSON.parse(await app.get(feedPaths.json));
    assert.equal(item.date_published, created);
  }
});

Deno.test("summaries of long texts end between words, short texts are kept whole", async () => {
  const whole = `${"word ".repeat(30)}`.trim();
  const texts = [`${whole}s, and more of it`, whole];
  const app = await testApp({
    content: withRecords({
      articles: texts.map((paragraphText, index) =>
        article({
          _id: `${index}`,
          content: [{ type: "paragraph", paragraphText }],
        })
      ),
    }),
  });
  const { items } = JSON.parse(await app.get(feedPaths.json));
  assert.deepEqual(
    items.map((item: { summary: string }) => item.summary),
    [`${whole.slice(0, -5)}...`, whole],
  );
});
