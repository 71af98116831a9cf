/** Texts of records and of visitors. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { paths } from "../../src/paths.ts";
import { sections } from "../../src/pages/blog/blog-section.tsx";
import { wholePages } from "../support/addresses.ts";
import { states } from "../support/content-pages.ts";
import { hostileText, payloads, shapeOf } from "../support/content/hostile.ts";
import { article } from "../support/content/records.ts";
import { filledRecords, oneOfEach } from "../support/sections.ts";
import { assertDataIsJson } from "../support/html.ts";
import { noCache } from "../support/settings.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";

Deno.test("texts of records cannot change the elements of a page", async () => {
  let records = filledRecords("x", () => "");
  const over = await testApp({
    content: (request) => withRecords(records)(request),
    settings: noCache,
  });
  async function shapes(text: string) {
    const line = `a${text}z`;
    records = filledRecords("x", (kind) => {
      if (kind === "address") return undefined;
      return kind === "html" ? "Plain" : line;
    });
    return await Promise.all(wholePages.map(over.get));
  }
  const plain = (await shapes("plain")).map(shapeOf);
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      for (const [index, page] of (await shapes(text)).entries()) {
        assert.deepEqual(shapeOf(page), plain[index]);
        assertDataIsJson(page);
      }
      for (const path of ["/feed.xml", "/sitemap.xml"]) {
        assert.doesNotMatch(await over.get(path), /<(?:script|img|svg)\b/i);
      }
      JSON.parse(await over.get("/feed.json"));
    }),
    { numRuns: 25, examples: payloads.map((payload) => [payload]) },
  );
});

Deno.test("a search is plain text, of limited length", async () => {
  const records = oneOfEach();
  const over = await testApp({
    content: withRecords(records),
    settings: noCache,
  });
  records.articles = [article({ _id: "x", title: "Costs (a+)+$ and \\ more" })];
  const search = async (q: string) =>
    await over.get(`${paths.blog}?complete&q=${encodeURIComponent(q)}`);
  for (const q of ["(a+)+$", "\\", "COSTS (A+)"]) {
    assert.ok((await search(q)).includes(sections.recent.title), q);
  }
  for (const q of [".*", "^Costs", "[a]", "a".repeat(5000)]) {
    assert.ok((await search(q)).includes(states.blog.empty), q);
  }
  const benign = shapeOf(await search("none such"));
  for (const payload of payloads) {
    const page = await search(`none ${payload}`);
    assert.deepEqual(shapeOf(page), benign, payload);
  }
});
