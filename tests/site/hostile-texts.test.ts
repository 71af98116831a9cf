import assert from "node:assert/strict";
import fc from "fast-check";
import { DomUtils, parseDocument } from "htmlparser2";
import { wholePages } from "../support/addresses.ts";
import {
  badAddresses,
  hostileText,
  payloads,
  shapeOf,
} from "../support/content/hostile.ts";
import { filledRecords } from "../support/sections.ts";
import { noCache } from "../support/settings.ts";
import { testApp } from "../support/app.ts";
import { withRecords } from "../support/content/answers.ts";

/** Records with this text in every field. */
function saying(text: string, address?: string) {
  return filledRecords("x", (kind) => {
    if (kind === "address") return address;
    return kind === "html" ? "Plain" : `a${text}z`;
  });
}

/** Asserts that every data block of a page is JSON. */
function assertDataIsJson(page: string): void {
  const scripts = DomUtils.getElementsByTagName("script", parseDocument(page));
  const data = scripts.filter(({ attribs }) => attribs.type?.includes("json"));
  assert.ok(data.length > 0);
  for (const script of data) {
    const text = DomUtils.textContent(script);
    // The element of a streamed data block precedes its text.
    if (text) JSON.parse(text);
    assert.doesNotMatch(text, /[<>&\u2028\u2029]/, "nothing for a parser");
  }
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
