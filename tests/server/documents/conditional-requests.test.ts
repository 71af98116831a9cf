/** Entity tags and 304, as RFC 9110 says. */
import assert from "node:assert/strict";
import { articlePath, feedPaths, paths } from "../../../src/paths.ts";
import { samples, unknownAddress } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";

const codings = ["br", "gzip", "identity"];
const app = await testApp();
const article = articlePath(samples.article.id);

/** How long caches keep a response, without what counts down. */
function policyOf(headers: Headers): string | undefined {
  return headers.get("cache-control")?.replace(/\d+/, "");
}

async function ask(path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers });
  await response.body?.cancel();
  return response;
}

for (
  const path of [
    ...[paths.about, paths.blog, article, unknownAddress],
    ...[...Object.values(feedPaths), "/api/articles"],
  ]
) {
  Deno.test(`${path} has a strong entity tag for each coding, and answers 304 only for that of the requested one`, async () => {
    const vary = path.startsWith("/api/")
      ? "Authorization, Accept-Encoding"
      : "Accept-Encoding";
    // A page streams, without a tag, until its content has arrived.
    await app.get(path);
    const tags = new Set<string>();
    for (const coding of codings) {
      const asked = { "Accept-Encoding": coding };
      const whole = await ask(path, asked);
      const tag = whole.headers.get("etag") ?? "";
      assert.match(tag, /^"[^"]+"$/);
      tags.add(tag);
      for (const condition of [tag, `W/${tag}`, "*"]) {
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
        assert.equal(headers.get("vary"), vary);
        assert.equal(policyOf(headers), policyOf(whole.headers));
      }
      const other = codings.find((it) => it !== coding) ?? "";
      const { status } = await ask(path, {
        "Accept-Encoding": other,
        "If-None-Match": tag,
      });
      assert.equal(status, whole.status, coding);
    }
    assert.equal(tags.size, codings.length);
  });
}
