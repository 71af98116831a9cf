/** Long words in every text of every record, and in those of owners. */
import assert from "node:assert/strict";
import { articlePath, blogPath, paths } from "../../../src/paths.ts";
import type { Page } from "playwright-core";
import {
  brokenWords,
  crossedTexts,
  cutTexts,
  sidewaysScroll,
} from "../../support/browser/fit.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { addTextLines } from "../../support/browser/text-lines.ts";
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

const judges = [sidewaysScroll, cutTexts, crossedTexts];

/** What does not fit in a page, at a width. */
async function misfits(
  page: Page,
  width: number,
  more: readonly (() => string[])[] = [],
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const found: string[] = [];
  for (const judge of [...judges, ...more]) {
    found.push(...await page.evaluate(judge));
  }
  return found;
}

Deno.test("long words of records fit", async (t) => {
  await using tab = await openTab(site, {
    until: "load",
    prepare: addTextLines,
  });
  for (const { what, path, shows } of places) {
    await t.step(`in ${what}`, async () => {
      await tab.goTo(path);
      await tab.page.locator(shows).first().waitFor();
      for (const width of [320, 700, 1440]) {
        assert.deepEqual(await misfits(tab.page, width), [], String(width));
      }
    });
  }
});

/** Long words of an owner, as a change of a page. */
const owners = [
  {
    what: "in texts",
    paths: [paths.noCode, paths.webDesign],
    widths: [320],
    change() {
      const texts = document.querySelectorAll("main p, main .text-link");
      for (const text of texts) text.append(` ${"m".repeat(60)}`);
    },
  },
  {
    what: "as the brand",
    paths: [paths.home],
    widths: [320, 360, 1000, 1440],
    change() {
      const name = document.querySelector(".logo")!.lastChild!;
      name.textContent = "Thirdmainlandbridgeworks";
    },
  },
  {
    what: "as the brand, with marks",
    paths: [paths.home],
    widths: [320, 360, 1000, 1440],
    change() {
      const name = document.querySelector(".logo")!.lastChild!;
      name.textContent = "Ọ̀nà Afárá Studio Lagos";
    },
  },
  {
    what: "as labels of the menu",
    paths: [paths.home],
    widths: [1000, 1200, 1440],
    judges: [brokenWords],
    change() {
      for (const item of document.querySelectorAll(".desktop-links > li > *")) {
        item.firstChild!.textContent += ` ${item.firstChild!.textContent}`;
      }
    },
  },
  {
    what: "as links of the footer",
    paths: [paths.privacy],
    widths: [1400, 1440, 1920],
    change() {
      for (const link of document.querySelectorAll(".footer-pages a")) {
        link.textContent = "Accessible to anyone";
      }
    },
  },
];

Deno.test("long words of owners fit", async (t) => {
  await using tab = await openTab(site, {
    until: "load",
    prepare: addTextLines,
  });
  for (const { what, paths, widths, judges, change } of owners) {
    for (const path of paths) {
      await t.step(`${what}: ${path}`, async () => {
        await tab.goTo(path);
        await tab.page.evaluate(change);
        for (const width of widths) {
          const found = await misfits(tab.page, width, judges);
          assert.deepEqual(found, [], String(width));
        }
      });
    }
  }
});
