/** Rules for every page in every window, also with large or spaced text. */
import assert from "node:assert/strict";
import type { CDPSession, Page } from "playwright-core";
import { canonicalPaths } from "../../../src/paths.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import {
  brokenWords,
  crossedTexts,
  cutPlaceholders,
  cutTexts,
  overlaps,
  sidewaysScroll,
  smallHeadings,
  smallTargets,
  struckTexts,
} from "../../support/browser/fit.ts";
import { addTextLines } from "../../support/browser/text-lines.ts";
import { site } from "../../support/fixture-site.ts";

const widths = [320, 390, 768, 1280, 1440, 2560, 3440];
/** Those and the widths at which layouts change. */
const plainWidths = [...widths, 700, 1000, 1200];

/** How a page is shown, and what it is looked at for. */
const conditions = [
  { name: "normal text", widths: plainWidths, shown: showNormally },
  { name: "double text size", widths, shown: showLarge },
  { name: "wide spacing", widths, shown: showSpaced },
];

/** What to look for, in which conditions and widths; in all by default. */
const checks = [
  { says: "no page scrolls sideways", find: sidewaysScroll },
  { says: "no text is cut or leaves its box", find: cutTexts },
  { says: "no text overlaps another", find: overlaps },
  { says: "no line is drawn through a text", find: struckTexts },
  { says: "no placeholder is wider than its field", find: cutPlaceholders },
  {
    says: "no pier is behind a text or a control of the footer",
    // Widely spaced letters may reach one.
    in: ["normal text", "double text size"],
    find: crossedTexts,
  },
  {
    says: "no word is broken",
    in: ["normal text", "double text size"],
    // Double the size is too large for the words of titles on smaller phones.
    fits: (width: number, name: string) =>
      name === "normal text" || width >= 390,
    find: brokenWords,
  },
  {
    says: "no heading is smaller than running text",
    in: ["normal text", "double text size"],
    fits: (width: number) => width >= 390,
    find: smallHeadings,
  },
  {
    says: "targets are at least 44 px high and wide",
    in: ["normal text"],
    fits: (width: number) => [390, 1440].includes(width),
    find: smallTargets,
  },
];

/** The findings, one per line, each starting with its check. */
const found: string[] = [];

// Loads each page once, and changes its window and text for all checks.
Deno.test.beforeAll(async () => {
  await using tab = await openTab(site, {
    // Fewer pixels to draw.
    deviceScaleFactor: 0.25,
    prepare: addTextLines,
  });
  const { page } = tab;
  const session = await tab.context.newCDPSession(page);
  const pages = [...addresses, unknownAddress]
    .filter((path) => !(path in canonicalPaths));
  for (const path of pages) {
    await tab.goTo(path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("details")) part.open = true;
      return document.fonts.ready.then(() => null);
    });
    for (const { name, widths, shown } of conditions) {
      await shown(page, session);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(frameEnd);
        const due = checks.filter(({ fits, in: only }) =>
          (!only || only.includes(name)) && fits?.(width, name) !== false
        );
        // One call of the browser for all takes a quarter of the time.
        const answers = await page.evaluate<string[][]>(
          `[${due.map(({ find }) => `(${find})()`).join()}]`,
        );
        due.forEach(({ says }, index) => {
          const lines = answers[index] ?? [];
          found.push(
            ...lines.map((it) =>
              `${says}: ${path}, ${width} px, ${name}: ${it}`
            ),
          );
        });
      }
    }
  }
});

/** After what observes sizes has seen the window's. */
const frameEnd = () =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

for (const { says } of checks) {
  Deno.test(says, () => {
    assert.deepEqual(found.filter((line) => line.startsWith(says)), []);
  });
}

/** As the browser's setting does: a size in a style sheet differs. */
async function setTextSize(page: Page, session: CDPSession, standard: number) {
  await session.send("Page.setFontSizes", {
    fontSizes: { standard, fixed: standard * 0.8125 },
  });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${standard}px`,
  );
}

async function showNormally(page: Page, session: CDPSession) {
  await setTextSize(page, session, 16);
}

async function showLarge(page: Page, session: CDPSession) {
  await setTextSize(page, session, 32);
}

/** WCAG 2.2, success criterion 1.4.12. */
async function showSpaced(page: Page, session: CDPSession) {
  await setTextSize(page, session, 16);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}
