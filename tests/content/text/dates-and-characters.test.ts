/** Invalid dates and problematic characters. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { articlePath, paths } from "../../../src/paths.ts";
import { feeds, listPages, recordPages } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { assertDataIsJson } from "../../support/html.ts";
import { filledRecords } from "../../support/sections.ts";
import { noCache } from "../../support/settings.ts";

Deno.test("invalid dates show the fallback and are left out of feeds", async () => {
  const dates = ["soon", "", "+275760-09-14", "0001-01-01"];
  const articles = [undefined, ...dates].map((date, index) =>
    article({
      _id: `d${index}`,
      createdAt: date,
      updatedAt: date ?? "9999-12-31",
    })
  );
  const over = await testApp({
    content: withRecords({ articles }),
    settings: noCache,
  });
  for (const { _id } of articles) {
    const page = await over.get(articlePath(_id));
    assert.match(page, /<dd><time[^>]*>December 13, 2023</);
  }
  assert.doesNotMatch(await over.words(paths.blog), /275760|9999|Invalid/);
  const sitemap = await over.get("/sitemap.xml");
  assert.ok(sitemap.includes(articlePath("d1")));
  assert.ok(!sitemap.includes("lastmod"));
  const feed = JSON.parse(await over.get("/feed.json"));
  assert.equal(feed.items.length, articles.length);
  for (const item of feed.items) assert.equal(item.date_published, undefined);
  assert.doesNotMatch(await over.get("/feed.xml"), /<published>/);
});

const strange = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...["\ud800", "\udc00", "\0", "\x0b", "\x1f", "\x7f", "\x85", "\ufffe"],
      ...["\uffff", "\u202e", "\u202a", "\u2066", "\u2028", "😀", "&", "<"],
      ...["]]>", "e\u0301", "ש", " "],
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  minLength: 100,
  maxLength: 120,
});
/**
 * Characters that must not appear unescaped in any document. Unicode line
 * separators are harmless text in HTML and XML; data blocks escape them for
 * scripts.
 */
const harmful =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

/** Records with these texts in all their fields, in turn. */
function saying(one: string, two: string) {
  let count = 0;
  return filledRecords("x", (kind) => {
    if (kind === "address") return undefined;
    if (kind === "html") return `${one}<p>${two}`;
    return count++ % 2 === 0 ? one : two;
  });
}

Deno.test("strange characters break no page and no feed", async () => {
  let records = saying("", "");
  const over = await testApp({
    content: (request) => withRecords(records)(request),
    settings: noCache,
  });
  await fc.assert(
    fc.asyncProperty(strange, strange, async (one, two) => {
      records = saying(one, two);
      for (const path of [...recordPages("x"), ...listPages, ...feeds]) {
        const response = await over.request(path);
        assert.equal(response.status, 200, path);
        const body = await response.text();
        assert.doesNotMatch(body, harmful, path);
        if (!feeds.includes(path)) assertDataIsJson(body);
        if (path.endsWith(".json")) JSON.parse(body);
        if (path.endsWith(".xml")) assertWellFormed(body);
      }
      const gateway = await over.get("/api/article?status=published");
      assert.doesNotMatch(JSON.parse(gateway).articles[0].title ?? "", harmful);
    }),
    { numRuns: 10 },
  );
});

/** Asserts that all elements are closed in order, without stray text. */
function assertWellFormed(xml: string): void {
  const open: string[] = [];
  const tags = /<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g;
  const rest = xml.replace(/^<\?xml[^>]*\?>/, "").replace(
    tags,
    (_, end, name, empty) => {
      if (end) assert.equal(open.pop(), name);
      else if (!empty) open.push(name);
      return "";
    },
  );
  assert.deepEqual(open, []);
  assert.doesNotMatch(rest, /<|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
}

Deno.test('author text has dir="auto"', async () => {
  const title = "שלום (1)";
  const over = await testApp({
    content: withRecords(filledRecords(
      "x",
      (kind) => kind === "address" ? undefined : title,
    )),
    settings: noCache,
  });
  for (const path of [...recordPages("x"), ...listPages]) {
    // Streamed content would come after the end of the page.
    const [, main = ""] = (await over.get(`${path}?complete`)).split("<main");
    const shown = main.split("</main>")[0]!.split("<script")[0]!;
    const places = [...shown.matchAll(/<([a-z0-9]+)([^>]*)>שלום \(1\)/g)];
    assert.ok(places.length > 0, path);
    for (const [place, tag, attributes] of places) {
      const isOption = tag === "button";
      assert.ok(isOption || attributes?.includes('dir="auto"'), place);
    }
  }
});
