import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/addresses/paths.ts";
import { useSite } from "../../support/site.ts";
import { browser, openPage } from "../../support/browser/open-page.ts";

/** The menu's categories, and where each of their links leads. */
const categories: [label: string, links: [name: string, target: string][]][] = [
  ["Development", [
    ["Website development", "/services/web-dev"],
    ["Website migration", "/services/web-dev"],
    ["Figma to Framer", "/services/web-dev"],
    ["Desktop and mobile apps", "/services/mobile-app"],
  ]],
  ["Build", [
    ["No-code web development", "/services/no-code-web-dev"],
    ["Custom MVP", "/services/custom"],
    ["Custom code", "/services/custom"],
  ]],
  ["Design", [
    ["Branding", "/services/branding"],
    ["Web design", "/services/web-design"],
    ["Mobile app", "/services/mobile-app"],
  ]],
];

const wide = { width: 1440, height: 900 };
const site = useSite();

/** The hydrated page, with its menu's trigger and panel. */
async function menu(path: string = paths.home) {
  const { page, context } = await openPage(site, path);
  return {
    page,
    trigger: page.getByRole("button", { name: "Services" }),
    panel: page.locator("#services-menu"),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

async function expanded(page: Page, name: string): Promise<string | null> {
  return await page.getByRole("button", { name, exact: true })
    .getAttribute("aria-expanded");
}

Deno.test("the menu opens on mouse enter and closes on mouse leave", async () => {
  await using it = await menu();
  assert.equal(await it.panel.isVisible(), false);
  await it.trigger.hover();
  await it.panel.waitFor({ state: "visible" });
  assert.equal(await expanded(it.page, "Services"), "true");
  await it.page.mouse.move(700, 860);
  await it.panel.waitFor({ state: "hidden" });
  assert.equal(await expanded(it.page, "Services"), "false");
});

Deno.test("the mouse may travel from the trigger into the panel", async () => {
  await using it = await menu();
  await it.trigger.hover();
  await it.panel.waitFor({ state: "visible" });
  await it.page.getByRole("link", { name: "Web design" }).hover();
  await it.page.waitForTimeout(300);
  assert.equal(await it.panel.isVisible(), true);
});

Deno.test("the trigger is a disclosure for keyboards", async () => {
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

Deno.test("arrow down opens the menu and moves into it", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("ArrowDown");
  const design = it.page.locator(".category:focus", { hasText: "Design" });
  await design.waitFor();
});

Deno.test("every service can be reached with the Tab key", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("ArrowDown");
  await it.page.locator(".category:focus").waitFor();
  const stops: string[] = [];
  while (stops.length < 50 && await it.panel.isVisible()) {
    stops.push(
      await it.page.evaluate(() => document.activeElement?.textContent ?? ""),
    );
    await it.page.keyboard.press("Tab");
  }
  // Three categories with three, four and three links, and "All services".
  assert.equal(stops.length, 14);
  assert.match(stops.at(-1) ?? "", /All services/);
});

Deno.test("moving the focus out of the menu closes it", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("Enter");
  await it.panel.waitFor({ state: "visible" });
  await it.page.keyboard.press("Shift+Tab");
  await it.panel.waitFor({ state: "hidden" });
});

Deno.test("clicking a category makes it the active one, highlighted, with its links beside a picture", async () => {
  await using it = await menu();
  await it.trigger.click();
  for (const [label, links] of categories) {
    const button = it.page.getByRole("button", { name: label, exact: true });
    await button.click();
    // Resting on a category would highlight it too.
    await it.page.getByRole("link", { name: "All services" }).hover();
    const panel = it.panel.locator(".category-panel").filter({ visible: true });
    const shown = panel.getByRole("link");
    assert.deepEqual(
      await shown.evaluateAll((items) =>
        items.map((item) => [
          item.querySelector("strong")?.textContent,
          item.getAttribute("href"),
        ])
      ),
      links,
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

/** The categories whose ground or open state differs from most. */
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

Deno.test("choosing a service leads to its page and closes the menu", async () => {
  await using it = await menu();
  await it.trigger.click();
  await it.page.getByRole("link", { name: "Web design" }).click();
  await it.page.waitForURL(site.origin + paths.webDesign);
  await it.panel.waitFor({ state: "hidden" });
});

Deno.test("a press elsewhere closes the menu", async () => {
  await using it = await menu();
  await it.trigger.focus();
  await it.page.keyboard.press("Enter");
  await it.panel.waitFor({ state: "visible" });
  await it.page.mouse.click(700, 860);
  await it.panel.waitFor({ state: "hidden" });
});

Deno.test("without script the menu opens under the mouse with all three groups", async () => {
  const context = await browser().newContext({
    viewport: wide,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.getByRole("button", { name: "Services" }).hover();
  for (const name of ["Branding", "Website migration", "Custom code"]) {
    await page.getByRole("link", { name }).waitFor();
  }
  await context.close();
});

Deno.test("the Services item is marked on every service page", async () => {
  await using it = await menu(paths.branding);
  assert.equal(await it.trigger.getAttribute("aria-current"), "true");
});
