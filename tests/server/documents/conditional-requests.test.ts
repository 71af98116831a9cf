/** Entity tags and 304, as RFC 9110 says. */
import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { samples, unknownAddress } from "../../support/addresses.ts";
import { waitUntil } from "../../support/promises.ts";
import { useSite } from "../../support/site.ts";

const codings = ["br", "gzip", "identity"];
const site = useSite();
const article = articlePath(samples.article.id);
const pages = [paths.about, paths.blog, article, unknownAddress];

// A page streams, without a tag, until its content has arrived.
Deno.test.beforeAll(async () => {
  for (const path of pages) {
    await waitUntil(async () => (await ask(path, {})).headers.has("etag"));
  }
});

/** `fetch` decodes the body; the headers stay as sent. */
async function ask(path: string, headers: Record<string, string>) {
  const response = await fetch(site.origin + path, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

for (const path of pages) {
  Deno.test(`${path} has a different strong entity tag for each coding`, async () => {
    const tags = new Set<string>();
    for (const coding of codings) {
      const { headers } = await ask(path, { "Accept-Encoding": coding });
      const tag = headers.get("etag") ?? "";
      assert.match(tag, /^"[^"]+"$/);
      tags.add(tag);
    }
    assert.equal(tags.size, codings.length);
  });

  Deno.test(`${path} answers 304 only for the tag of the requested coding`, async () => {
    for (const coding of codings) {
      const asked = { "Accept-Encoding": coding };
      const tag = (await ask(path, asked)).headers.get("etag") ?? "";
      for (const condition of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
        const { status, headers } = await ask(path, {
          ...asked,
          "If-None-Match": condition,
        });
        // Preconditions are evaluated only if the response would be 200 (RFC
        // 9110, 13.2.1).
        assert.equal(status, path === unknownAddress ? 404 : 304, condition);
        if (status !== 304) continue;
        assert.equal(headers.get("content-encoding"), null);
        assert.equal(headers.get("etag"), tag);
        assert.equal(headers.get("vary"), "Accept-Encoding");
        assert.match(headers.get("cache-control") ?? "", /s-maxage/);
      }
      const other = codings.find((it) => it !== coding) ?? "";
      const { status } = await ask(path, {
        "Accept-Encoding": other,
        "If-None-Match": tag,
      });
      assert.equal(status, path === unknownAddress ? 404 : 200);
    }
  });
}

const files = ["/feed.xml", "/feed.json", "/sitemap.xml", "/robots.txt"];

for (const path of [...files, "/favicon.ico", "/api/articles"]) {
  Deno.test(`${path} answers 304 for its tag and for *`, async () => {
    for (const coding of codings) {
      const asked = { "Accept-Encoding": coding };
      const tag = (await ask(path, asked)).headers.get("etag") ?? "";
      assert.ok(tag);
      for (const condition of [tag, "*"]) {
        const { status, headers } = await ask(path, {
          ...asked,
          "If-None-Match": condition,
        });
        assert.equal(status, 304, `${coding} ${condition}`);
        assert.equal(headers.get("content-encoding"), null);
      }
    }
  });
}
