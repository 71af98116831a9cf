/** Texts of records and of visitors. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { paths } from "../../src/paths.ts";
import { sections } from "../../src/pages/blog/blog-section.tsx";
import { wholePages } from "../support/addresses.ts";
import { hostileText, payloads, shapeOf } from "../support/content/hostile.ts";
import { article, job, oneOfEach } from "../support/content/records.ts";
import { assertDataIsJson } from "../support/html.ts";
import { noCache } from "../support/settings.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";

Deno.test("texts of records cannot change the elements of a page", async () => {
  const records = oneOfEach();
  const over = await testApp({
    content: withRecords(records),
    settings: noCache,
  });
  async function shapes(text: string) {
    const [line] = [`a${text.replaceAll(",", ";")}z`];
    records.articles = [article({
      _id: "x",
      title: line,
      author: line,
      tags: line,
      content: [{
        type: "paragraph",
        paragraphTitle: line,
        paragraphText: line,
      }],
    })];
    records.jobs = [job({
      _id: "x",
      title: line,
      location: line,
      salary: `${line}1`,
      job_type: `${line}2`,
      dept: line,
      experience: line,
      desc: "Plain",
    })];
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
    assert.match(await search(q), /No posts match your search criteria\./, q);
  }
  const benign = shapeOf(await search("none such"));
  for (const payload of payloads) {
    const page = await search(`none ${payload}`);
    assert.deepEqual(shapeOf(page), benign, payload);
  }
});
