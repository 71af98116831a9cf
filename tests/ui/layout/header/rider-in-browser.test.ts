/** The bus on the deck below a phone's header. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../../src/paths.ts";
import { attached, openPage } from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

const phone = { width: 390, height: 844 };

const centreOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  });

/** Scrolls to the end, where the header has its link "Book". */
async function toEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await attached(page, ".header[data-scrolled]");
}

Deno.test("a bus drives with the page, as far as the link to book", async () => {
  await using visit = await openPage(site, paths.about, {
    viewport: phone,
    reducedMotion: "no-preference",
  });
  const { page } = visit;
  const start = await centreOf(page, ".rider");
  assert.ok(start < phone.width / 4);
  const mark = await page.locator(".logo .mark").boundingBox();
  assert.ok(mark && start > mark.x + mark.width + 17, "it is beside the mark");
  await toEnd(page);
  await page.waitForFunction(() => {
    const [bus, book] = [".rider", ".bar-book"].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect()
    );
    return bus && book && bus.left >= book.left && bus.right <= book.right &&
      bus.top >= book.bottom - 1;
  });
});

Deno.test("without motion the bus is parked, and wide windows have none", async () => {
  await using visit = await openPage(site, paths.about, { viewport: phone });
  const { page } = visit;
  const start = await centreOf(page, ".rider");
  await toEnd(page);
  assert.equal(await centreOf(page, ".rider"), start);
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.equal(await page.locator(".rider").isVisible(), false);
});

Deno.test("a name of two lines ends above the bus", async () => {
  await using visit = await openPage(site, paths.about, { viewport: phone });
  const { page } = visit;
  const [lines, gap] = await page.locator(".logo").evaluate((logo) => {
    logo.lastChild!.textContent = "Harmattan Works and Daughters";
    const range = new Range();
    range.selectNodeContents(logo.lastChild!);
    const bus = document.querySelector(".rider")!.getBoundingClientRect();
    const { bottom } = range.getBoundingClientRect();
    return [range.getClientRects().length, bus.top - bottom];
  });
  assert.equal(lines, 2);
  assert.ok(gap! >= 0, `${gap}`);
});
