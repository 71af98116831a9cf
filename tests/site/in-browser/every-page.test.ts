/** Checks for every page, which is loaded once. */
import assert from "node:assert/strict";
import { DomUtils, parseDocument } from "htmlparser2";
import type { Page } from "playwright-core";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { violationsInAllLooks } from "../../support/browser/axe.ts";
import { idleHovers } from "../../support/browser/idle-hover.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

/** The headings in the HTML of a path. */
async function sentHeadings(path: string): Promise<string[]> {
  // A crawler gets a complete document.
  const headers = { "user-agent": "Googlebot" };
  const html = await (await fetch(site.origin + path, { headers })).text();
  const [main] = DomUtils.getElementsByTagName("main", parseDocument(html));
  const isHeading = (name: string) => name === "h1" || name === "h2";
  return DomUtils.getElementsByTagName(isHeading, main?.children ?? [])
    .map(DomUtils.textContent);
}

/** Pictures that fail to load, including lazy ones. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = "eager";
    return [...document.images].every((image) => image.complete);
  });
  return await page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0)
      .map((image) => image.currentSrc)
  );
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
  const [header, main, footer] = await Promise.all(
    (["banner", "main", "contentinfo"] as const).map(async (role) => {
      const box = await page.getByRole(role).boundingBox();
      assert.ok(box && box.height > 0, role);
      return { top: box.y, bottom: box.y + box.height };
    }),
  );
  assert.ok(header!.top < main!.top, "the bar is above the page");
  assert.ok(main!.bottom <= footer!.top + 1, "the footer is below the page");
}

Deno.test("every page shows between bar and footer, hydrates unchanged, and has no complaints, axe violations or idle hover fills", async (t) => {
  await using tab = await openTab(site);
  const { page } = tab;
  for (const path of [...addresses, unknownAddress]) {
    await t.step(path, async () => {
      await tab.goTo(path);
      const sent = await sentHeadings(path);
      const headings = page.locator("main h1, main h2");
      // Streamed content shows with the next frame.
      await headings.nth(sent.length - 1).waitFor();
      assert.deepEqual(await headings.allTextContents(), sent);
      assert.equal(page.url(), site.origin + path);
      await assertLandmarks(page);
      assert.deepEqual(await idleHovers(page), []);
      assert.deepEqual(await brokenPictures(page), []);
      const complaints = tab.complaints.filter((it) =>
        path !== unknownAddress || !/\b404\b/.test(it)
      );
      assert.deepEqual(complaints, []);
      assert.deepEqual(tab.calls, []);
      // No other request blocks the first paint.
      assert.deepEqual(await blocking(page), []);
      assert.deepEqual(await violationsInAllLooks(page), []);
    });
  }
});
