import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serviceMenu } from "../../../../src/ui/layout/header/service-menu.ts";
import { pricesLink } from "../../../../src/ui/layout/header/main-links.ts";
import { paths } from "../../../../src/paths.ts";
import { readBuild } from "../../../../src/server/build/build-manifest.ts";
import {
  earlyScriptStarted,
  follow,
  heldFiles,
  hydratedByItself,
  openPage,
  pageShown,
} from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

/** Outside the menu. */
const elsewhere = [700, 860] as const;

Deno.test("the services menu opens by mouse and by key, and closes", async (t) => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
  const opened = () => panel.waitFor({ state: "visible" });
  const closed = () => panel.waitFor({ state: "hidden" });

  await t.step("opens on mouse enter and closes on mouse leave", async () => {
    assert.equal(await panel.isVisible(), false);
    await trigger.hover();
    await opened();
    assert.equal(await trigger.getAttribute("aria-expanded"), "true");
    await page.mouse.move(...elsewhere);
    await closed();
    assert.equal(await trigger.getAttribute("aria-expanded"), "false");
  });

  await t.step("toggles by Enter and Space, and closes by Escape", async () => {
    await trigger.focus();
    await page.keyboard.press("Enter");
    await opened();
    await page.keyboard.press("Enter");
    await closed();
    await page.keyboard.press("Space");
    await opened();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await closed();
    await trigger.and(page.locator(":focus")).waitFor();
  });

  await t.step(
    "opens by arrow down, and Tab reaches every service",
    async () => {
      await page.keyboard.press("ArrowDown");
      await page.locator(".category[aria-expanded=true]:focus").waitFor();
      const links = await panel.getByRole("link", { includeHidden: true })
        .evaluateAll((links) => links.map((link) => link.textContent ?? ""));
      const stops: string[] = [];
      while (stops.length < 50 && await panel.isVisible()) {
        stops.push(
          await page.evaluate(() => document.activeElement?.textContent ?? ""),
        );
        await page.keyboard.press("Tab");
      }
      assert.deepEqual(stops.filter((stop) => links.includes(stop)), links);
    },
  );

  await t.step("closes when the focus leaves it", async () => {
    await trigger.focus();
    await page.keyboard.press("Enter");
    await opened();
    await page.keyboard.press("Shift+Tab");
    await closed();
  });

  await t.step("stays open at a click after the mouse opened it", async () => {
    await page.mouse.move(...elsewhere);
    await page.clock.install();
    await trigger.hover();
    // So late that the click is no part of the movement.
    await page.clock.runFor(1000);
    await opened();
    await page.mouse.down();
    await page.mouse.up();
    assert.equal(await panel.isVisible(), true);
    await page.keyboard.press("Enter");
    await closed();
    await page.clock.resume();
  });

  await t.step("closes at a click elsewhere", async () => {
    await trigger.focus();
    await page.keyboard.press("Enter");
    await opened();
    await page.mouse.click(...elsewhere);
    await closed();
  });

  await t.step(
    "highlights a clicked category and shows its links beside a picture",
    async () => {
      await trigger.click();
      // The first is chosen.
      for (const { label, links } of serviceMenu().toReversed()) {
        await panel.getByRole("button", { name: label, exact: true }).click();
        // Hovering over a category would highlight it too.
        await panel.locator(".all-services a").first().hover();
        const group = panel.locator(".category-panel").filter({
          visible: true,
        });
        const shown = group.getByRole("link");
        assert.deepEqual(
          await shown.evaluateAll((items) =>
            items.map((item) => [
              item.querySelector("strong")?.textContent,
              item.getAttribute("href"),
            ])
          ),
          links.map(({ label, href }) => [label, href]),
        );
        assert.deepEqual(await highlighted(page), [label]);
        // The project of the picture may be gone.
        const picture = group.getByRole("img");
        if (await picture.count() === 0) continue;
        const [list, image] = await Promise.all([
          shown.first().boundingBox(),
          picture.boundingBox(),
        ]);
        assert.ok(list && image && list.x + list.width <= image.x, label);
        assert.ok(Math.abs(list.y - image.y) < image.height, label);
      }
    },
  );

  await t.step(
    "closes when a service is chosen, and opens its page",
    async () => {
      const link = panel.getByRole("link").first();
      const target = await link.getAttribute("href");
      assert.ok(target);
      await link.click();
      await pageShown(page, target);
      await closed();
    },
  );

  await t.step("leads to the prices", async () => {
    await page.mouse.move(...elsewhere);
    await trigger.hover();
    await panel.getByRole("link", { name: pricesLink().label }).click();
    await page.waitForURL(`${site.origin}${paths.services}#pricing`);
    await page.locator("#pricing").waitFor();
  });

  await t.step("closes when the page under it changes", async () => {
    await page.mouse.move(...elsewhere);
    await trigger.focus();
    await page.keyboard.press("Enter");
    await opened();
    // No press comes before the click of a screen reader or by voice.
    await follow(page, paths.about);
    await pageShown(page, paths.about);
    await closed();
  });

  await t.step("stays open while the search writes its query", async () => {
    await follow(page, paths.blog);
    await page.getByRole("searchbox").first().fill("danfo");
    await trigger.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?q=danfo/);
    assert.equal(await trigger.getAttribute("aria-expanded"), "true");
    await page.keyboard.press("Escape");
    await closed();
  });

  await t.step("closes when it goes into the cache of Back", async () => {
    await trigger.focus();
    await page.keyboard.press("Enter");
    await opened();
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await closed();
  });

  await t.step("stays open while the mouse moves into it", async () => {
    await page.mouse.move(...elsewhere);
    await trigger.hover();
    await opened();
    await page.clock.install();
    await panel.getByRole("link").first().hover();
    // Longer than the menu's closing delay.
    await page.clock.runFor(1000);
    assert.equal(await panel.isVisible(), true);
  });
});

Deno.test("a menu that taps have opened and closed before React stays closed", async () => {
  const react = heldFiles(`**${readBuild().entry}`);
  await using visit = await openPage(site, paths.about, {
    hasTouch: true,
    until: "load",
    prepare: react.hold,
  });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
  await trigger.tap();
  await panel.waitFor();
  // In the same place it could be a double press.
  await trigger.locator(".icon").tap();
  await panel.waitFor({ state: "hidden" });
  react.release();
  await hydratedByItself(page);
  assert.equal(await panel.isVisible(), false);
});

/** The expanded categories with a background of their own. */
async function highlighted(page: Page): Promise<(string | undefined)[]> {
  return await page.locator(".category").evaluateAll((buttons) => {
    const ground = (button: Element) =>
      getComputedStyle(button).backgroundColor;
    return buttons.filter((button) =>
      buttons.filter((other) => ground(other) === ground(button)).length ===
        1 &&
      button.getAttribute("aria-expanded") === "true"
    ).map((button) => button.textContent?.trim());
  });
}

Deno.test("without script the menu opens on hover and by key, and Escape closes it", async () => {
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
  await trigger.hover();
  for (const { id } of serviceMenu()) {
    await page.locator(`#services-${id} a`).first().waitFor();
  }
  await page.mouse.move(5, 5);
  await panel.waitFor({ state: "hidden" });
  await trigger.press("Enter");
  await panel.waitFor({ state: "visible" });
  await page.keyboard.press("Tab");
  await panel.locator("a:focus").waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await panel.getByRole("link").first().click();
  await page.waitForURL(/services/);
});

Deno.test("before React the menu closes for a link to a part of the same page", async () => {
  await using visit = await openPage(site, paths.services, {
    until: "load",
    prepare: (page) => page.route(`**${readBuild().entry}`, () => {}),
  });
  const { page } = visit;
  await earlyScriptStarted(page);
  const panel = page.locator("#services-menu");
  await page.locator("button[aria-controls=services-menu]").press("Enter");
  await panel.waitFor();
  await panel.getByRole("link", { name: pricesLink().label }).press("Enter");
  await panel.waitFor({ state: "hidden" });
  assert.equal(page.url(), site.origin + pricesLink().to);
});
