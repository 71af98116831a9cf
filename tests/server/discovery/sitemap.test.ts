import assert from "node:assert/strict";
import { feedPaths } from "../../../src/paths.ts";
import { listPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { article } from "../../support/content/records.ts";
import { contentPages } from "../../support/content-pages.ts";
import { parseXml, type XmlElement } from "../../site/machine-files.ts";
import { withRecords } from "../../support/content/answers.ts";

const origin = "https://site.example";

Deno.test("the sitemap lists public articles, with lastmod only for valid dates", async () => {
  const app = await testApp({
    content: withRecords({
      articles: [
        article({ _id: "dated" }),
        article({ _id: "undated", createdAt: undefined, updatedAt: "soon" }),
        article({ _id: "draft", status: "draft" }),
        article({ _id: "no page/at all" }),
      ],
    }),
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
  assert.ok(![...dates.keys()].some((it) => /draft|no%20page/.test(it)));
});

Deno.test("a sitemap that lacks one of the lists is not stored", async () => {
  for (const { call } of contentPages.filter(({ list }) => !list)) {
    const app = await testApp({
      content: (request) =>
        request.url.endsWith(call)
          ? new Response("", { status: 500 })
          : withRecords({})(request),
    });
    for (const path of [feedPaths.sitemap, feedPaths.llms]) {
      const response = await app.request(path);
      await response.body?.cancel();
      assert.equal(response.headers.get("cache-control"), "no-store", path);
      assert.equal(response.headers.get("deno-cache-tag"), null, path);
    }
  }
});

Deno.test("a sitemap is stored only until the older of its lists becomes stale", async () => {
  for (const older of listPages) {
    const app = await testApp();
    await app.get(older);
    using _clock = laterBy(40_000);
    for (const path of [feedPaths.sitemap, feedPaths.llms]) {
      const { headers, body } = await app.request(path);
      await body?.cancel();
      const policy = headers.get("cache-control") ?? "";
      const [, seconds] = /s-maxage=(\d+)/.exec(policy) ?? [];
      assert.ok(Number(seconds) <= 20, `${path} after ${older}: ${policy}`);
    }
  }
});
