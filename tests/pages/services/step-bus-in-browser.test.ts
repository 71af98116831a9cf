import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import branding from "../../../data/words/branding.json" with { type: "json" };
import service from "../../../data/words/service-pages.json" with {
  type: "json",
};
import { paths } from "../../../src/paths.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

/** The steps whose bus is visible, and those that this bus is at. */
function busesOf(page: Page): Promise<{ shown: number[]; at: number[] }> {
  return page.evaluate(() => {
    const steps = [...document.querySelectorAll("li")]
      .filter((step) => step.querySelector(".step-bus"));
    const shown = steps.flatMap((step, index) =>
      getComputedStyle(step.querySelector(".step-bus")!).opacity === "1"
        ? index
        : []
    );
    const bus = steps[shown[0]!]!.querySelector(".danfo")!
      .getBoundingClientRect();
    const [x, y] = [(bus.left + bus.right) / 2, (bus.top + bus.bottom) / 2];
    const isVertical = bus.height > bus.width;
    const at = steps.flatMap((step, index) => {
      const box = step.getBoundingClientRect();
      const isAt = isVertical
        ? box.top - 1 <= y && y <= box.bottom + 1
        : box.left - 1 <= x && x <= box.right + 1;
      return isAt ? index : [];
    });
    return { shown, at };
  });
}

for (
  const [path, weeks] of [
    [paths.webDevelopment, service.process.weeks],
    [paths.branding, branding.process.weeks],
  ] as const
) {
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    Deno.test(`${path}: scrolling drives a bus along the steps, and its board says the weeks of each, in a window ${width} px wide`, async () => {
      await using tab = await openTab(site, {
        reducedMotion: "no-preference",
        viewport: { width, height },
      });
      const { page } = tab;
      await tab.goTo(path);
      const boards = await page.$$eval(
        ".step-bus > span",
        (all) => all.map((it) => it.dataset.board),
      );
      assert.deepEqual(boards, weeks);
      const { top, bottom } = await page.locator("section", {
        has: page.locator(".step-bus"),
      }).evaluate((section) => section.getBoundingClientRect());
      const passed = new Set<number>();
      for (let y = top - height; y < bottom; y += 20) {
        const place = await page.evaluate(async (y) => {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }, y).then(() => busesOf(page));
        assert.equal(place.shown.length, 1, `at ${y}: ${place.shown}`);
        assert.ok(place.at.includes(place.shown[0]!), `at ${y}`);
        passed.add(place.shown[0]!);
      }
      assert.deepEqual([...passed], weeks.map((_, index) => index));
    });
  }
}

Deno.test("with reduced motion the bus is parked at the first step", async () => {
  await using tab = await openTab(site);
  const { page } = tab;
  await tab.goTo(paths.webDevelopment);
  await page.locator("#process").scrollIntoViewIfNeeded();
  assert.deepEqual((await busesOf(page)).shown, [0]);
  assert.equal(
    await page.locator(".lift-steps").evaluate((list) =>
      list.getAnimations({ subtree: true }).length
    ),
    0,
  );
});
