import assert from "node:assert/strict";
import footer from "../../../data/words/footer.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import {
  heldScripts,
  openPage,
  pageHydrated,
  stylesLoaded,
} from "../../support/browser/open-page.ts";
import {
  becomes,
  day,
  ground,
  night,
  themeToggle,
} from "../../support/browser/theme.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("dark mode starts with a transition that blocks no clicks, or at once without motion", async () => {
  await using visit = await openPage(site, paths.home, {
    reducedMotion: "no-preference",
    bypassCSP: true,
  });
  const { page } = visit;
  // Long enough not to be missed on a busy machine.
  const slow = await page.addStyleTag({
    content: `::view-transition-group(*), ::view-transition-old(*),
      ::view-transition-new(*) { animation-duration: 600s !important }`,
  });
  const transitionRuns = () =>
    document.getAnimations().some((it) =>
      it instanceof CSSAnimation && it.animationName === "theme-transition"
    );
  const light = page.getByRole("button", { name: `${footer.theme}: light` });
  await light.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = await light.boundingBox() ?? {};
  await page.getByRole("button", { name: `${footer.theme}: dark` }).click();
  await page.waitForFunction(transitionRuns);
  assert.equal(await ground(page), night);
  // The header's own transitions would fade inside the picture.
  const fades = await page.locator(".header").evaluate((header) =>
    header.getAnimations({ subtree: true })
      .filter((it) => it instanceof CSSTransition).length
  );
  assert.equal(fades, 0);
  // Not by the locator, which would wait until the transition is over.
  await page.mouse.click(x + 20, y + 20);
  await becomes(page, day);
  await light.and(page.locator("[aria-pressed=true]")).waitFor();

  await slow.evaluate((style: Element) => style.remove());
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: `${footer.theme}: dark` }).click();
  assert.equal(await ground(page), night);
  assert.equal(await page.evaluate(transitionRuns), false);
});

Deno.test("before hydration the toggle shows the theme and changes it", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.home, {
    until: "commit",
    prepare: scripts.hold,
    colorScheme: "dark",
  });
  const { page } = visit;
  await themeToggle(page, true).click();
  await becomes(page, day);
  await themeToggle(page, false).waitFor();
  await stylesLoaded(page);
  const chosen = (theme: string) =>
    page.getByRole("button", { name: `Theme: ${theme}`, pressed: true });
  await chosen("light").waitFor();
  await page.getByRole("button", { name: `${footer.theme}: system` }).click();
  await becomes(page, night);
  await page.getByRole("button", { name: `${footer.theme}: light` }).click();
  await becomes(page, day);
  scripts.release();
  await pageHydrated(page);
  await chosen("light").waitFor();
  await themeToggle(page, false).click();
  await becomes(page, night);
  await chosen("dark").waitFor();
});

Deno.test("without script there is no switch", async () => {
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const switches = visit.page.locator(".theme-switch, .theme-toggle");
  for (const it of await switches.all()) {
    assert.equal(await it.isVisible(), false);
  }
});
