/** E3, E6 and E7: texts of records and of visitors. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { paths } from "../../src/paths.ts";
import { jsonBlock } from "../../src/streaming/json-block.ts";
import { article, job } from "../support/fake-content.ts";
import { hostileText, payloads, shapeOf } from "../support/hostile.ts";
import { assertDataIsJson } from "../support/data-blocks.ts";
import { oneOfEach, wholePages } from "../support/one-of-each.ts";

Deno.test("E3 texts of records change no element of a page", async () => {
  await using over = await oneOfEach();
  async function shapes(text: string) {
    const [line] = [`a${text.replaceAll(",", ";")}z`];
    over.article = article({
      _id: "x",
      title: line,
      author: line,
      tags: line,
      content: [{
        type: "paragraph",
        paragraphTitle: line,
        paragraphText: line,
      }],
    });
    over.job = job({
      _id: "x",
      title: line,
      location: line,
      salary: `${line}1`,
      job_type: `${line}2`,
      dept: line,
      experience: line,
      desc: "Plain",
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

Deno.test("E6 a search is plain text, bounded, and kept in the address", async () => {
  await using over = await oneOfEach();
  over.article = article({ _id: "x", title: "Costs (a+)+$ and \\ more" });
  const search = async (q: string) =>
    await over.get(`${paths.blog}?complete&q=${encodeURIComponent(q)}`);
  for (const q of ["(a+)+$", "\\", "COSTS (A+)"]) {
    assert.match(await search(q), /RECENT POSTS/, q);
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

Deno.test("E7 data in a document ends no element and comes back as it was", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      hostileText,
      fc.constantFrom("</script", "<!--<script>", "\u2028", "\u2029", "&amp;"),
      fc.integer(),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(hostileText, tie("any"), { noNullPrototype: true }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (data) => {
      const block = jsonBlock(data);
      assert.doesNotMatch(block, /[<>&\u2028\u2029]/);
      assert.deepEqual(JSON.parse(block), JSON.parse(JSON.stringify(data)));
      const html = `<script type="application/json">${block}</script><p>`;
      assert.deepEqual(shapeOf(html), ["script type", "p"]);
    }),
    { numRuns: 1000 },
  );
});
