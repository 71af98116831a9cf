import assert from "node:assert/strict";
import { serviceMenu } from "../../../../src/ui/layout/header/service-menu.ts";
import { paths } from "../../../../src/paths.ts";
import {
  heldScripts,
  openPage,
  pageHydrated,
} from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

Deno.test("pointing at a service shows the cover of its project", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await page.locator("button[aria-controls=services-menu]").hover();
  for (const { id, label, links } of serviceMenu()) {
    const panel = page.locator(`#services-${id}`);
    await page.getByRole("button", { name: label, exact: true }).hover();
    await panel.waitFor({ state: "visible" });
    for (const { label, project } of links) {
      if (!project) continue;
      await panel.getByText(label, { exact: true }).hover();
      await panel.locator(`img[src*="/${project}/cover-"]`).waitFor();
    }
  }
});

Deno.test("a tap opens the services menu, and another one closes it", async () => {
  await using visit = await openPage(site, paths.about, { hasTouch: true });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
  await trigger.tap();
  await panel.waitFor();
  // In the same place it could be a double press.
  await trigger.locator(".icon").tap();
  await panel.waitFor({ state: "hidden" });
});

Deno.test("a menu opened before hydration stays open and gets aria-expanded", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.home, {
    until: "commit",
    prepare: scripts.hold,
  });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
  await trigger.hover();
  await panel.waitFor({ state: "visible" });
  assert.equal(await trigger.getAttribute("aria-expanded"), null);
  scripts.release();
  await pageHydrated(page);
  await page.locator("button[aria-expanded=true][aria-controls=services-menu]")
    .waitFor();
  assert.equal(await panel.isVisible(), true);
  await page.mouse.move(700, 860);
  await panel.waitFor({ state: "hidden" });
  assert.equal(await trigger.getAttribute("aria-expanded"), "false");
});

Deno.test("without script the menu hangs from the bar, wherever the page stands", async () => {
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
  for (const y of [0, 20, 600]) {
    // Outside the menu, which stays open under the mouse.
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, y);
    await trigger.press("Enter");
    await panel.waitFor({ state: "visible" });
    // In one frame, as the page may still scroll.
    const { gap, width } = await panel.evaluate((menu) => {
      const { bottom } = document.querySelector(".header")!
        .getBoundingClientRect();
      const { top, width } = menu.getBoundingClientRect();
      return { gap: top - bottom, width };
    });
    assert.ok(Math.abs(gap) <= 2, `${gap}`);
    assert.equal(width, page.viewportSize()?.width);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
  }
});

Deno.test("without CSS anchors, too, the open menu stays below the header while the page scrolls", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".services-menu { top: var(--top) !important }");
    document.adoptedStyleSheets = [sheet];
  });
  await page.locator("button[aria-controls=services-menu]").press("Enter");
  for (const y of [0, 600]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
    await page.waitForFunction(() => {
      const { bottom } = document.querySelector(".header")!
        .getBoundingClientRect();
      const { top } = document.querySelector(".services-menu:popover-open")!
        .getBoundingClientRect();
      return Math.abs(top - bottom) <= 2;
    });
  }
});

Deno.test("a menu opened by key before hydration keeps its state and the focus", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.home, {
    until: "commit",
    prepare: scripts.hold,
  });
  const { page } = visit;
  const panel = page.locator("#services-menu");
  const trigger = page.locator("button[aria-controls=services-menu]");
  await trigger.press("Enter");
  await panel.waitFor({ state: "visible" });
  await page.keyboard.press("Tab");
  await panel.locator(":focus").waitFor();
  scripts.release();
  await page.locator("button[aria-expanded=true][aria-controls=services-menu]")
    .waitFor();
  await panel.locator(":focus").waitFor();
  await trigger.click();
  await panel.waitFor({ state: "hidden" });
  await trigger.click();
  await panel.waitFor({ state: "visible" });
  assert.deepEqual(visit.complaints, []);
});
