import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serviceMenu } from "../../../../data/service-menu.ts";
import { initialServicePanel } from "../../../../src/ui/layout/header/service-panel.tsx";
import { paths } from "../../../../src/paths.ts";
import { useSite } from "../../../support/site.ts";
import {
  browser,
  heldScripts,
  openPage,
  pageHydrated,
} from "../../../support/browser/open-page.ts";

const wide = { width: 1440, height: 900 };
const site = useSite();

/** The hydrated page, with the trigger and panel of its menu. */
async function menu() {
  const { page, context } = await openPage(site, paths.home);
  return {
    page,
    trigger: page.locator("button[aria-controls=services-menu]"),
    panel: page.locator("#services-menu"),
    allServices: page.locator("#services-menu .all-services a").first(),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

Deno.test("the menu opens on mouse enter and closes on mouse leave", async () => {
  await using it = await menu();
  assert.equal(await it.panel.isVisible(), false);
  await it.trigger.hover();
  await it.panel.waitFor({ state: "visible" });
  assert.equal(await it.trigger.getAttribute("aria-expanded"), "true");
  await it.page.mouse.move(700, 860);
  await it.panel.waitFor({ state: "hidden" });
  assert.equal(await it.trigger.getAttribute("aria-expanded"), "false");
});

Deno.test("the mouse can move from the trigger into the panel", async () => {
  await using it = await menu();
  await it.trigger.hover();
  await it.panel.waitFor({ state: "visible" });
  await it.page.clock.install();
  await it.panel.getByRole("link").first().hover();
  // Longer than the menu's closing delay.
  await it.page.clock.runFor(1000);
  assert.equal(await it.panel.isVisible(), true);
});

Deno.test("Enter and Space toggle the menu, and Escape closes it", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("Enter");
  await it.panel.waitFor({ state: "visible" });
  await it.page.keyboard.press("Enter");
  await it.panel.waitFor({ state: "hidden" });
  await it.page.keyboard.press("Space");
  await it.panel.waitFor({ state: "visible" });
  await it.page.keyboard.press("Tab");
  await it.page.keyboard.press("Escape");
  await it.panel.waitFor({ state: "hidden" });
  assert.equal(
    await it.trigger.evaluate((button) => button === document.activeElement),
    true,
  );
});

Deno.test("arrow down opens the menu and focuses a category", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("ArrowDown");
  await it.page.locator(".category[aria-expanded=true]:focus").waitFor();
});

Deno.test("Tab reaches every service", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("ArrowDown");
  await it.page.locator(".category:focus").waitFor();
  const links = await it.panel.getByRole("link", { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.textContent ?? ""));
  const stops: string[] = [];
  while (stops.length < 50 && await it.panel.isVisible()) {
    stops.push(
      await it.page.evaluate(() => document.activeElement?.textContent ?? ""),
    );
    await it.page.keyboard.press("Tab");
  }
  assert.deepEqual(
    stops.filter((stop) => links.includes(stop)),
    links,
  );
});

Deno.test("moving the focus out of the menu closes it", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("Enter");
  await it.panel.waitFor({ state: "visible" });
  await it.page.keyboard.press("Shift+Tab");
  await it.panel.waitFor({ state: "hidden" });
});

Deno.test("clicking a category highlights it and shows its links beside a picture", async () => {
  await using it = await menu();
  await it.trigger.click();
  const isFirst = ({ id }: { id: string }) =>
    id === initialServicePanel.service;
  const first = serviceMenu.filter(isFirst);
  const others = serviceMenu.filter((group) => !isFirst(group));
  for (const { label, links } of [...others, ...first]) {
    await it.panel.getByRole("button", { name: label, exact: true }).click();
    // Hovering over a category would highlight it too.
    await it.allServices.hover();
    const panel = it.panel.locator(".category-panel").filter({ visible: true });
    const shown = panel.getByRole("link");
    assert.deepEqual(
      await shown.evaluateAll((items) =>
        items.map((item) => [
          item.querySelector("strong")?.textContent,
          item.getAttribute("href"),
        ])
      ),
      links.map(({ label, href }) => [label, href]),
    );
    const [list, image] = await Promise.all([
      shown.first().boundingBox(),
      panel.getByRole("img").boundingBox(),
    ]);
    assert.ok(list && image && list.x + list.width <= image.x, label);
    assert.ok(Math.abs(list.y - image.y) < image.height, label);
    assert.deepEqual(await highlighted(it.page), [label]);
  }
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

Deno.test("choosing a service opens its page and closes the menu", async () => {
  await using it = await menu();
  await it.trigger.click();
  const link = it.panel.getByRole("link").first();
  const target = await link.getAttribute("href");
  await link.click();
  await it.page.waitForURL(site.origin + target);
  await it.panel.waitFor({ state: "hidden" });
});

Deno.test("a click elsewhere closes the menu", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("Enter");
  await it.panel.waitFor({ state: "visible" });
  await it.page.mouse.click(700, 860);
  await it.panel.waitFor({ state: "hidden" });
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

Deno.test("without script the menu opens on hover with all groups", async () => {
  const context = await browser().newContext({
    viewport: wide,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.locator("button[aria-controls=services-menu]").hover();
  for (const { id } of serviceMenu) {
    await page.locator(`#services-${id} a`).first().waitFor();
  }
  // Its buttons are headings here, and not faded like disabled ones.
  const looks = await page.locator("#services-menu .category").evaluateAll(
    (headings) => headings.map((it) => getComputedStyle(it).opacity),
  );
  assert.deepEqual(looks, serviceMenu.map(() => "1"));
  await context.close();
});

Deno.test("the menu leads to the prices", async () => {
  await using it = await menu();
  await it.trigger.hover();
  await it.panel.getByRole("link", { name: "Prices" }).click();
  await it.page.waitForURL(`${site.origin}${paths.services}#pricing`);
  await it.page.locator("#pricing").waitFor();
});
