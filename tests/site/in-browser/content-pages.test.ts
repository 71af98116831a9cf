import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import {
  attached,
  openPage,
  openTab,
} from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import {
  fixtureContent,
  held,
  withRecords,
} from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();
/** What can take the place of more. */
const shortEnds = contentPages.map(({ path, list, loading }) =>
  list
    ? { path: `${list}/unknown`, loading, end: ".not-found-scene" }
    : { path, loading, end: ".state-empty" }
);
const phone = { width: 390, height: 844 };

/** Sums up the layout shifts. */
function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum so far, with what the last frame moved. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() =>
    new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(done))
    )
  );
  return await page.evaluate(() =>
    (globalThis as typeof globalThis & { total: { shift: number } })
      .total.shift
  );
}

for (const viewport of [{ width: 1440, height: 900 }, phone]) {
  Deno.test(`the layout does not shift at ${viewport.width} px when the content is that there is none`, async (t) => {
    await using tab = await openTab(site, { viewport, prepare: countShifts });
    const { page } = tab;
    for (const { path, loading, end } of shortEnds) {
      await t.step(path, async () => {
        const late = held(withRecords({}));
        site.content.answer = late.answer;
        await tab.goTo(path);
        await page.getByText(loading, { exact: true }).waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const before = await shiftOf(page);
        late.release();
        await attached(page, end);
        const shift = await shiftOf(page) - before;
        assert.ok(shift <= 0.01, String(shift));
      });
    }
  });
}

Deno.test("the table of contents links to its sections, Back returns, and on phones it opens", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, articlePath(samples.article.id));
  const { page } = visit;
  const links = page.locator("nav.contents").getByRole("link");
  const anchorOf = (place: number) =>
    links.nth(place).evaluate((link) => (link as HTMLAnchorElement).hash);
  const [first, third] = await Promise.all([anchorOf(0), anchorOf(2)]);
  const inView = (anchor: string) =>
    page.waitForFunction((anchor) => {
      const top = document.querySelector(anchor)?.getBoundingClientRect().top;
      return top !== undefined && Math.abs(top) < innerHeight / 4;
    }, anchor);
  for (const [place, anchor] of [[2, third], [0, first]] as const) {
    await links.nth(place).click();
    await page.locator(`${anchor} > h2:focus`).waitFor();
    await inView(anchor);
  }
  await page.goBack();
  await page.waitForURL((url) => url.hash === third);
  await inView(third);

  await page.setViewportSize(phone);
  await page.reload();
  await links.first().waitFor({ state: "hidden" });
  await page.locator("nav.contents summary").click();
  await links.first().waitFor();
  assert.deepEqual(visit.complaints, []);
});
