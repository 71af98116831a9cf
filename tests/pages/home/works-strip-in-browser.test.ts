import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  shownFields,
  shownSigns,
} from "../../../src/pages/home/named-projects.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of matching elements, relative to the window. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.$$eval(selector, (all) =>
    all.map((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return { left, right, top, bottom };
    }));
}

async function busOf(page: Page): Promise<Box> {
  const [bus] = await boxesOf(page, ".crossing");
  assert.ok(bus);
  return bus;
}

function areApart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left ||
    a.bottom <= b.top || b.bottom <= a.top;
}

/** Scrolls the strip to a share of its length. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.locator(".works-strip").evaluate((strip, share) => {
    // Otherwise the strip would snap to the nearest sign.
    strip.setAttribute("style", "scroll-snap-type: none");
    strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) * share;
  }, share);
}

Deno.test("the bus and its road are on the first screen of usual windows", async () => {
  await using tab = await openTab(site);
  const { page } = tab;
  await tab.goTo(paths.home);
  for (
    const [width, height] of [
      [1280, 720],
      [1366, 657],
      [1440, 789],
      [1536, 730],
      [1920, 945],
      [768, 1024],
      [390, 844],
    ] as const
  ) {
    await page.setViewportSize({ width, height });
    const { bottom } = await busOf(page);
    // The thick line of the road is 9 px.
    assert.ok(bottom + 9 <= height, `${width} x ${height}: bus to ${bottom}`);
  }
});

Deno.test("on touch screens the bus crosses below the signs and meets none of them", async () => {
  await using tab = await openTab(site, {
    reducedMotion: "no-preference",
    bypassCSP: true,
    hasTouch: true,
    isMobile: true,
  });
  const { page } = tab;
  await tab.goTo(paths.home);
  let bus = await busOf(page);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const { left } = bus;
    await scrollTo(page, share);
    if (share > 0) {
      await page.waitForFunction(
        (left) =>
          document.querySelector(".crossing")!.getBoundingClientRect().left >
            left,
        left,
      );
    }
    bus = await busOf(page);
    for (const sign of await boxesOf(page, ".works-sign")) {
      assert.ok(areApart(bus, sign), `at ${share}`);
    }
  }
  const width = await page.evaluate(() => innerWidth);
  assert.ok(bus.right <= width, "the bus ends inside the window");
});

/** Scrolls the page until a share of the crossing is done. */
async function passTo(page: Page, share: number): Promise<void> {
  await page.evaluate(async (share) => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect();
    const road = boxOf(".works-road");
    const header = boxOf(".header").height;
    const start = scrollY + road.top - header;
    const length = road.height - (innerHeight - header);
    // The signs have passed after nine tenths of it.
    globalThis.scrollTo({
      top: start + length * 0.9 * share,
      behavior: "instant",
    });
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, share);
}

Deno.test("scrolling the page drives the bus below the signs, up to the last one", async () => {
  await using tab = await openTab(site, { reducedMotion: "no-preference" });
  const { page } = tab;
  await tab.goTo(paths.home);
  let last = (await busOf(page)).left;
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await passTo(page, share);
    const bus = await busOf(page);
    assert.ok(bus.left > last, `at ${share}`);
    last = bus.left;
    for (const sign of await boxesOf(page, ".works-sign")) {
      assert.ok(areApart(bus, sign), `at ${share}`);
    }
  }
  const sign = (await boxesOf(page, ".works-sign")).at(-1);
  const width = await page.evaluate(() => innerWidth);
  assert.ok(sign && sign.left > 0 && sign.right < width);
  // The keyboard still shows every sign whole.
  await passTo(page, 0.5);
  await page.focus(".works-strip");
  await assertTabShowsSigns(page);
});

Deno.test("on load the lamps light up and the bus drives in to its stop", async () => {
  await using tab = await openTab(site, {
    reducedMotion: "no-preference",
    until: "load",
  });
  await tab.goTo(paths.home);
  const { start, end } = await tab.page.evaluate(() => {
    const works = document.querySelector<HTMLElement>(".works")!;
    const bus = works.querySelector(".crossing svg")!;
    const lamp = works.querySelector(".lit use")!;
    const look = () => ({
      left: bus.getBoundingClientRect().left,
      opacity: getComputedStyle(lamp).opacity,
    });
    // Begins again what may be over.
    works.style.display = "none";
    works.getBoundingClientRect();
    works.style.display = "";
    const motion = [bus, lamp].flatMap((it) => it.getAnimations());
    for (const it of motion) {
      it.pause();
      it.currentTime = 0;
    }
    const start = look();
    for (const it of motion) it.finish();
    return { start, end: look() };
  });
  assert.ok(start.left < 0 && end.left > 0, `${start.left}, ${end.left}`);
  assert.deepEqual([start.opacity, end.opacity], ["0", "1"]);
});

Deno.test("with reduced motion the bus stays parked and its board is away", async () => {
  await using tab = await openTab(site, { bypassCSP: true });
  const { page } = tab;
  await tab.goTo(paths.home);
  const parked = await busOf(page);
  await scrollTo(page, 1);
  assert.deepEqual(await busOf(page), parked);
  const animations = await page.locator(".crossing").evaluate((bus) =>
    bus.getAnimations().length
  );
  assert.equal(animations, 0);
  assert.ok(await page.locator(".crossing-board").isHidden());
});

Deno.test("Tab moves through the signs and scrolls each fully into view", async () => {
  await using tab = await openTab(site);
  const { page } = tab;
  await tab.goTo(paths.home);
  await page.focus(".works-strip");
  await assertTabShowsSigns(page);
});

async function assertTabShowsSigns(page: Page): Promise<void> {
  for (const { project: { slug } } of shownSigns) {
    await page.keyboard.press("Tab");
    await page.waitForFunction((address) => {
      const link = document.activeElement;
      const { left = -1, right = -1 } = link?.getBoundingClientRect() ?? {};
      return link?.getAttribute("href") === address && left >= 0 &&
        right <= innerWidth;
    }, projectPath(slug));
  }
}

Deno.test("a hovered or focused row of the fields shows its picture", async () => {
  await using tab = await openTab(site);
  await tab.goTo(paths.home);
  const rows = tab.page.locator(".fields .board-row");
  // The other pictures are added by hydration.
  await tab.page.locator(".field-pictures img").nth(shownFields.length - 1)
    .waitFor({ state: "attached" });
  // The topmost picture.
  const shown = () =>
    tab.page.locator(".field-pictures").evaluate((all) => {
      const { left, top, height } = all.getBoundingClientRect();
      const on = document.elementFromPoint(left + 40, top + height / 2);
      return on?.getAttribute("src") ?? "";
    });
  await rows.last().scrollIntoViewIfNeeded();
  for (const [index, { projects }] of shownFields.entries()) {
    const wanted = `/${projects[0]?.slug}/tall-`;
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

Deno.test("a button at the end of the strip scrolls to the next signs", async () => {
  await using tab = await openTab(site);
  await tab.goTo(paths.home);
  const { page } = tab;
  const scrolled = () =>
    page.locator(".works-strip").evaluate((strip) => strip.scrollLeft);
  const box = await page.locator(".works").boundingBox();
  assert.ok(box && await scrolled() === 0);
  // It is a pseudo-element.
  const { edge, half } = await page.locator(".works-strip").evaluate(
    (strip) => {
      const button = getComputedStyle(strip, "::scroll-button(inline-end)");
      const edge = getComputedStyle(document.querySelector(".crossing")!);
      return {
        edge: parseFloat(edge.left),
        half: parseFloat(button.width) / 2,
      };
    },
  );
  await page.mouse.click(
    box.x + box.width - edge - half,
    box.y + box.height - half - 12,
  );
  await page.waitForFunction(() =>
    (document.querySelector(".works-strip")?.scrollLeft ?? 0) > 0
  );
});
