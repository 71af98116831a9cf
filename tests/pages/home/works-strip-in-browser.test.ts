import assert from "node:assert/strict";
import { shownSigns } from "../../../src/pages/home/named-projects.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { enough } from "../../support/amounts.ts";
import { savingData } from "../../support/browser/data-saver.ts";
import { openTab, typefacesLoaded } from "../../support/browser/open-page.ts";
import { site as brand } from "../../../data/site.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test({
  name: "Tab and a button move the strip of works, each sign fully into view",
  ignore: !enough.signs,
}, async () => {
  await using tab = await openTab(site);
  const { page } = tab;
  await tab.goTo(paths.home);
  await typefacesLoaded(page);
  const scrolled = () =>
    page.locator(".works-strip").evaluate((strip) => strip.scrollLeft);
  // Below a long headline it is not all in view.
  await page.locator(".works").evaluate((it) => it.scrollIntoView(false));
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
  await page.focus(".works-strip");
  const projects = shownSigns().map(({ project }) => projectPath(project.slug));
  const linkTo = (address: string) => `[href="${address}"]`;
  for (
    const stop of [
      ...projects.map(linkTo),
      // The visitor's own sign.
      ".works-stop input",
      linkTo(brand.book.href),
    ]
  ) {
    await page.keyboard.press("Tab");
    await page.waitForFunction((stop) => {
      const focused = document.activeElement;
      const { left = -1, right = -1 } = focused?.getBoundingClientRect() ?? {};
      return focused?.matches(stop) && left >= 0 && right <= innerWidth;
    }, stop);
  }
});

Deno.test({
  name:
    "the page drives to a sign that is scrolled into view, as find in page does",
  ignore: !enough.signs,
  async fn() {
    await using tab = await openTab(site, {
      reducedMotion: "no-preference",
      until: "load",
      // React comes with the first scroll.
      ...savingData(),
    });
    const { page } = tab;
    await tab.goTo(paths.home);
    const signs = page.locator(".works-strip li a");
    for (const sign of [signs.nth(3), signs.last()]) {
      await sign.evaluate((it) => it.scrollIntoView({ inline: "center" }));
      await page.waitForFunction(
        (sign) => {
          const { left, right } = sign.getBoundingClientRect();
          return left >= 0 && right <= innerWidth &&
            document.querySelector(".works-stage")?.scrollLeft === 0;
        },
        await sign.elementHandle(),
      );
    }
    assert.ok(await page.evaluate(() => scrollY) > 0);
  },
});
