/** Words of 10,000 characters in every text of every record. */
import assert from "node:assert/strict";
import { articlePath, blogPath, paths } from "../../../src/paths.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { recordsOfEach, sections } from "../../support/sections.ts";
import { useSite } from "../../support/site.ts";

// A letter without kerning: Chromium takes seconds to break words of others.
const word = "m".repeat(10_000);
const description = `<p>${word} <strong>${word}</strong> <em>${word}</em></p>
  <p><a href="https://example.com/">${word}</a></p>
  <ul><li>${word}</li></ul><ol><li>${word}</li></ol>`;

const markdown = `${word} **${word}**

| ${word} | b |
| --- | --- |

\`\`\`
${word}
\`\`\``;

let count = 0;
/** More posts than the blog shows as cards, and as many other records. */
const whenKnown = withRecords({
  ...recordsOfEach(({ fill }) =>
    Array.from({ length: 14 }, (_, index) =>
      fill(`long-${index}`, (kind) => {
        if (kind === "address") return undefined;
        return kind === "html" ? description : `${count++}${word}`;
      }))
  ),
  articles: Array.from({ length: 14 }, (_, index) =>
    article({
      _id: `long-${index}`,
      title: `Z${word}`,
      tags: `${index === 0 ? "Brand" : index + word}, featured, ${word}`,
      author: word,
      content: [{
        type: "paragraph",
        paragraphTitle: word,
        paragraphText: word,
      }, {
        type: "paragraph",
        format: "markdown",
        paragraphText: markdown,
      }],
    })),
});
const site = useSite({
  content: (request) =>
    request.url.endsWith("/failing")
      ? failing(word)(request)
      : whenKnown(request),
});
// Caches the list, which related posts need.
Deno.test.beforeAll(async () => {
  await site.get(paths.blog);
});

const places = [
  ...sections.flatMap(({ list, record }) => [
    { what: list.name, ...list },
    { what: record.name, ...record, path: record.path("long-1") },
  ]),
  { what: "the pills", path: paths.blog, shows: ".pills button" },
  { what: "a search", path: blogPath({ q: "Z" }), shows: "mark" },
  { what: "a category", path: blogPath({ tag: "Brand" }), shows: ".blog-card" },
  { what: "related posts", path: articlePath("long-1"), shows: ".further" },
  { what: "an error", path: articlePath("failing"), shows: ".state-error" },
];

Deno.test("long words make nothing wider than the window", async (t) => {
  await using tab = await openTab(site, { until: "load" });
  for (const { what, path, shows } of places) {
    await t.step(`in ${what}`, async () => {
      await tab.goTo(path);
      await tab.page.locator(shows).first().waitFor();
      for (const width of [320, 700, 1440]) {
        await tab.page.setViewportSize({ width, height: 900 });
        assert.deepEqual(await tab.page.evaluate(tooWide), []);
      }
    });
  }
});

Deno.test("long words of owners make no text wider than the window", async () => {
  await using tab = await openTab(site, { until: "load" });
  await tab.page.setViewportSize({ width: 320, height: 900 });
  for (const path of [paths.noCode, paths.webDesign]) {
    await tab.goTo(path);
    const wide = await tab.page.evaluate(() => {
      const texts = [...document.querySelectorAll("main p, main .text-link")];
      for (const text of texts) text.append(` ${"m".repeat(60)}`);
      return texts.filter(({ scrollWidth }) => scrollWidth > innerWidth)
        .map(({ className }) => className);
    });
    assert.deepEqual(wide, [], path);
  }
});

/** Elements and texts that extend beyond the window. */
function tooWide(): string[] {
  const parts = document.querySelectorAll(
    "main :not(svg *, .queue *, .table-scroll *, pre *, .visually-hidden)",
  );
  return [...parts].flatMap((part) => {
    const texts = [...part.childNodes].filter((node) => node instanceof Text);
    const boxes = [part, ...texts.map(rangeOf)].map((it) =>
      it.getBoundingClientRect()
    );
    // Elements in a scrolling row may be anywhere in it.
    const isInRow = part.matches("form.pills *");
    const reach = boxes.map(({ right, width }) => isInRow ? width : right);
    const most = Math.round(Math.max(...reach));
    return part.checkVisibility() && most > innerWidth
      ? [`${part.localName}.${part.className} ${most} px`]
      : [];
  });

  function rangeOf(text: Text): Range {
    const range = document.createRange();
    range.selectNode(text);
    return range;
  }
}
