/** What moves for its own sake must do no harm. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { follow, openTab, pageShown } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

/** Scrolls through a page, and returns how far it scrolls sideways. */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { body, documentElement: root } = document;
    for (let y = 0; y < body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return root.scrollWidth - root.clientWidth;
  });
}

Deno.test("drawings that move with the page make nothing wider, and stand still with reduced motion", async (t) => {
  await using tab = await openTab(site, {
    reducedMotion: "no-preference",
    // Fewer pixels to draw.
    deviceScaleFactor: 0.25,
  });
  const { page } = tab;
  const drawn = [
    paths.home,
    paths.services,
    paths.noCode,
    paths.webDevelopment,
    paths.branding,
  ];
  for (const path of drawn) {
    await t.step(path, async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await tab.goTo(path);
      assert.equal(await scrollThrough(page), 0);
      await page.emulateMedia({ reducedMotion: "reduce" });
      assert.equal(await scrollThrough(page), 0);
      const moving = await page.evaluate(() =>
        document.getAnimations().filter((it) => it.playState === "running")
          .map(({ effect }) => (effect as KeyframeEffect).target?.className)
      );
      assert.deepEqual(moving, []);
      assert.deepEqual(tab.complaints, []);
    });
  }
});

Deno.test("a picture that grows into its page leaves no trace, there and back", async () => {
  await using tab = await openTab(site, { reducedMotion: "no-preference" });
  const { page } = tab;
  const traces = () =>
    page.waitForFunction(() => {
      const styled = [...document.querySelectorAll<HTMLElement>("[style]")];
      return styled.every(({ style }) => !style.viewTransitionName) &&
        !document.getAnimations().some(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.includes("view-transition")
        );
    });
  await tab.goTo(paths.portfolio);
  const project = projectPath(samples.project.slug);
  await follow(page, project);
  await pageShown(page, project);
  await traces();
  await page.goBack();
  await pageShown(page, paths.portfolio);
  await traces();
  assert.deepEqual(tab.complaints, []);
});
