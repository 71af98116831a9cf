/** Checks for every page, which is loaded once. */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Page } from "playwright-core";
import { canonicalPaths } from "../../../src/paths.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

/** The headings, canonical address and data blocks of a path's HTML. */
async function sentBy(path: string) {
  // A crawler gets a complete document.
  const headers = { "user-agent": "Googlebot" };
  const html = await (await fetch(site.origin + path, { headers })).text();
  const document = parseDocument(html);
  const [main] = DomUtils.getElementsByTagName("main", document);
  const isHeading = (name: string) => name === "h1" || name === "h2";
  const count = (matches: (attribs: Record<string, string>) => boolean) =>
    DomUtils.findAll(({ attribs }) => matches(attribs), document.children)
      .length;
  return {
    headings: DomUtils.getElementsByTagName(isHeading, main?.children ?? [])
      .map(DomUtils.textContent),
    head: {
      canonical: count(({ rel }) => rel === "canonical"),
      cards: count(({ property }) => property === "og:title"),
      blocks: count(({ type }) => type === "application/ld+json"),
    },
  };
}

/** What the head of a page has, to compare with what was sent. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const count = (selector: string) =>
      document.querySelectorAll(selector).length;
    return {
      canonical: count("link[rel=canonical]"),
      cards: count("meta[property='og:title']"),
      blocks: count("script[type='application/ld+json']"),
    };
  });
}

/** The requests that blocked rendering. */
async function blocking(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap((entry) =>
      (entry as unknown as PerformanceEntry & { renderBlockingStatus: string })
          .renderBlockingStatus === "blocking"
        ? [entry.name]
        : []
    )
  );
}

/** Asserts that the page is between the bar and the footer. */
async function assertLandmarks(page: Page): Promise<void> {
  for (const role of ["banner", "main", "contentinfo"] as const) {
    await page.getByRole(role).waitFor();
  }
  // At one time, as typefaces that load change heights.
  const [header, main, footer] = await page.evaluate(() =>
    ["body > header", "main", "body > footer"].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect().toJSON()
    )
  );
  assert.ok(header.top < main.top, "the bar is above the page");
  assert.ok(main.bottom <= footer.top + 1, "the footer is below the page");
}

Deno.test("every page shows between bar and footer, hydrates unchanged, and has no complaints", async (t) => {
  // Fewer pixels to draw.
  await using tab = await openTab(site, { deviceScaleFactor: 0.25 });
  const { page } = tab;
  // Aliases show the pages of others.
  const pages = addresses.filter((path) => !(path in canonicalPaths));
  for (const path of [...pages, unknownAddress]) {
    await t.step(path, async () => {
      await tab.goTo(path);
      const sent = await sentBy(path);
      const headings = page.locator("main h1, main h2");
      // Streamed content shows with the next frame.
      await headings.nth(sent.headings.length - 1).waitFor();
      assert.deepEqual(await headings.allTextContents(), sent.headings);
      assert.deepEqual(await headOf(page), sent.head);
      assert.equal(page.url(), site.origin + path);
      await assertLandmarks(page);
      const complaints = tab.complaints.filter((it) =>
        path !== unknownAddress || !/\b404\b/.test(it)
      );
      assert.deepEqual(complaints, []);
      assert.deepEqual(tab.calls, []);
      // No other request blocks the first paint.
      assert.deepEqual(await blocking(page), []);
    });
  }
});
