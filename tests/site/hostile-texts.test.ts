/** Texts of records and of visitors. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { paths } from "../../src/paths.ts";
import { listPages, recordPages, wholePages } from "../support/addresses.ts";
import {
  badAddresses,
  hostileText,
  payloads,
  shapeOf,
} from "../support/content/hostile.ts";
import { filledRecords, oneOfEach } from "../support/sections.ts";
import { assertDataIsJson } from "../support/html.ts";
import { noCache } from "../support/settings.ts";
import { testApp } from "../support/app.ts";
import { held, withRecords } from "../support/content/answers.ts";

/** Records with this text in every field. */
function saying(text: string, address?: string) {
  return filledRecords("x", (kind) => {
    if (kind === "address") return address;
    return kind === "html" ? "Plain" : `a${text}z`;
  });
}

Deno.test("texts of records cannot change the elements of a page", async () => {
  let records = saying("plain");
  const over = await testApp({
    content: (request) => withRecords(records)(request),
    settings: noCache,
  });
  const plain = (await Promise.all(wholePages.map(over.get))).map(shapeOf);
  const addresses = fc.constantFrom(undefined, ...badAddresses);
  await fc.assert(
    fc.asyncProperty(hostileText, addresses, async (text, address) => {
      records = saying(text, address);
      const pages = await Promise.all(wholePages.map(over.get));
      for (const [index, page] of pages.entries()) {
        assert.deepEqual(shapeOf(page), plain[index]);
        assertDataIsJson(page);
      }
      for (const path of ["/feed.xml", "/sitemap.xml"]) {
        assert.doesNotMatch(await over.get(path), /<(?:script|img|svg)\b/i);
      }
      JSON.parse(await over.get("/feed.json"));
    }),
    {
      numRuns: payloads.length + 20,
      examples: payloads.map((payload, index) => [
        payload,
        badAddresses[index % badAddresses.length],
      ]),
    },
  );
});

Deno.test("texts of records cannot change the elements of a streamed page", async () => {
  async function streamed(path: string, text: string): Promise<string> {
    const late = held(withRecords(saying(text)));
    const app = await testApp({ content: late.answer, maxWaitMs: 0 });
    const response = await app.request(path);
    late.release();
    return await response.text();
  }
  const ends = "</script></template></div><!--<script>\u2028";
  for (const path of [...listPages, ...recordPages("x")]) {
    const page = await streamed(path, ends);
    const plain = shapeOf(await streamed(path, "plain"));
    assert.deepEqual(shapeOf(page), plain, path);
    assertDataIsJson(page);
  }
});

Deno.test("the text of a search cannot change the elements of the page", async () => {
  const app = await testApp({
    content: withRecords(oneOfEach()),
    settings: noCache,
  });
  const shape = async (q: string) =>
    shapeOf(
      await app.get(`${paths.blog}?complete&q=${encodeURIComponent(q)}`),
    );
  const plain = await shape("none such");
  for (const payload of payloads) {
    assert.deepEqual(await shape(`none ${payload}`), plain, payload);
  }
});
