import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fields } from "../../../data/fields.ts";
import { signs } from "../../../data/signs.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const desktop = { width: 1440, height: 900 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of what matches, in the window. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.$$eval(selector, (all) =>
    all.map((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return { left, right, top, bottom };
    }));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(async (share) => {
    const strip = document.querySelector(".works-strip");
    if (!strip) throw new Error("Cannot find the strip");
    // The strip would snap to the nearest sign.
    strip.setAttribute("style", "scroll-snap-type: none");
    strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) * share;
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, share);
}

Deno.test("client pictures fill a third of the first screen, and the deck ends it", async () => {
  await using tab = await openTab(site, { viewport: desktop });
  await tab.goTo(paths.home);
  const pictures = await boxesOf(tab.page, ".works img");
  for (const { top, bottom } of pictures) assert.ok(bottom - top >= 400);
  const screen = { left: 0, top: 0, right: 1440, bottom: 900 };
  const shown = pictures.reduce((sum, it) => sum + overlap(it, screen), 0);
  assert.ok(shown / (1440 * 900) >= 0.33, `${shown / (1440 * 900)}`);
  // With the drawer of phones, of the first two screens.
  const screens = { ...screen, bottom: 1800 };
  const two = [...pictures, ...await boxesOf(tab.page, ".phone-drawer")]
    .reduce((sum, it) => sum + overlap(it, screens), 0);
  assert.ok(two / (1440 * 1800) >= 0.3, `${two / (1440 * 1800)}`);
  const [works] = await boxesOf(tab.page, ".works");
  // The deck's thick line is 9 px high.
  assert.ok(works && works.bottom + 9 <= 900, `${works?.bottom}`);
});

Deno.test("the bus crosses below the signs and meets none of them", async () => {
  await using tab = await openTab(site, {
    viewport: desktop,
    reducedMotion: "no-preference",
    bypassCSP: true,
  });
  await tab.goTo(paths.home);
  const places: number[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await scrollTo(tab.page, share);
    const [bus] = await boxesOf(tab.page, ".crossing");
    assert.ok(bus);
    places.push(Math.round(bus.left));
    for (const sign of await boxesOf(tab.page, ".works-sign")) {
      assert.equal(overlap(bus, sign), 0, `at ${share}`);
    }
  }
  // It ends before the buttons that scroll.
  assert.deepEqual(places, [63, 324, 584, 844, 1105]);
});

Deno.test("with reduced motion the bus stays parked and its board is away", async () => {
  await using tab = await openTab(site, {
    viewport: desktop,
    bypassCSP: true,
  });
  await tab.goTo(paths.home);
  await scrollTo(tab.page, 1);
  const [bus] = await boxesOf(tab.page, ".crossing");
  assert.equal(Math.round(bus?.left ?? 0), 63);
  assert.ok(await tab.page.locator(".crossing-board").isHidden());
});

Deno.test("Tab reaches all ten signs and shows each of them whole", async () => {
  await using tab = await openTab(site, { viewport: desktop });
  await tab.goTo(paths.home);
  await tab.page.focus(".works-strip");
  for (const { slug } of signs) {
    await tab.page.keyboard.press("Tab");
    const focused = await tab.page.evaluate(async () => {
      // Snapped to in the next frame.
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const link = document.activeElement;
      const { left = -1, right = -1 } = link?.getBoundingClientRect() ?? {};
      return { address: link?.getAttribute("href"), left, right };
    });
    assert.ok(focused.address?.endsWith(slug), focused.address ?? "");
    assert.ok(focused.left >= 0 && focused.right <= 1440, slug);
  }
});

for (const [width, height] of [[390, 844], [320, 640]] as const) {
  Deno.test(`at ${width} px each picture is at least 62vw wide and its words are on one line each`, async () => {
    await using tab = await openTab(site, { viewport: { width, height } });
    await tab.goTo(paths.home);
    for (const { left, right } of await boxesOf(tab.page, ".works img")) {
      assert.ok(right - left >= 0.62 * width, `${right - left}`);
    }
    for (const { top, bottom } of await boxesOf(tab.page, ".works-plate")) {
      assert.ok(bottom - top <= 54, `${bottom - top}`);
    }
    const page = await tab.page.evaluate(() =>
      document.documentElement.scrollWidth
    );
    assert.equal(page, width);
  });
}

Deno.test("beside the fields lies a picture of the row that has the pointer or the focus", async () => {
  await using tab = await openTab(site, { viewport: desktop });
  await tab.goTo(paths.home);
  const rows = tab.page.locator(".fields .board-row");
  assert.equal(await rows.count(), fields.length);
  // The others come with hydration.
  await tab.page.locator(".field-pictures img").nth(fields.length - 1)
    .waitFor({ state: "attached" });
  // The one on top, as the visitor sees it.
  const shown = () =>
    tab.page.locator(".field-pictures").evaluate((all) => {
      const { left, top, height } = all.getBoundingClientRect();
      const on = document.elementFromPoint(left + 40, top + height / 2);
      return on?.getAttribute("src") ?? "";
    });
  await rows.last().scrollIntoViewIfNeeded();
  for (const [index, { projects }] of fields.entries()) {
    const wanted = `/${projects[0]}/tall-`;
    await rows.nth(index).hover();
    assert.ok((await shown()).includes(wanted), wanted);
    await tab.page.mouse.move(0, 0);
    await rows.nth(index).getByRole("link").first().focus();
    assert.ok((await shown()).includes(wanted), wanted);
    await tab.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) {
        document.activeElement.blur();
      }
    });
  }
});

Deno.test("a button at the strip's end scrolls on to the next signs", async () => {
  await using tab = await openTab(site, { viewport: desktop });
  await tab.goTo(paths.home);
  const { page } = tab;
  const scrolled = () =>
    page.locator(".works-strip").evaluate((strip) => strip.scrollLeft);
  const box = await page.locator(".works").boundingBox();
  assert.ok(box && await scrolled() === 0);
  // The browser draws it: it is no element.
  const edge = await page.locator(".crossing").evaluate((bus) =>
    parseFloat(getComputedStyle(bus).left)
  );
  await page.mouse.click(
    box.x + box.width - edge - 28,
    box.y + box.height - 40,
  );
  await page.waitForFunction(() =>
    (document.querySelector(".works-strip")?.scrollLeft ?? 0) > 400
  );
});
