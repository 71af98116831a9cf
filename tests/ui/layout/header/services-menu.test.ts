import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { serviceMenu } from "../../../../data/service-menu.ts";
import { initialServicePanel } from "../../../../src/ui/layout/header/service-panel.tsx";
import { pricesLink } from "../../../../src/ui/layout/header/main-links.ts";
import { paths } from "../../../../src/paths.ts";
import {
  heldScripts,
  openPage,
  pageHydrated,
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
      const isFirst = ({ id }: { id: string }) =>
        id === initialServicePanel.service;
      const first = serviceMenu.filter(isFirst);
      const others = serviceMenu.filter((group) => !isFirst(group));
      for (const { label, links } of [...others, ...first]) {
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
        const [list, image] = await Promise.all([
          shown.first().boundingBox(),
          group.getByRole("img").boundingBox(),
        ]);
        assert.ok(list && image && list.x + list.width <= image.x, label);
        assert.ok(Math.abs(list.y - image.y) < image.height, label);
        assert.deepEqual(await highlighted(page), [label]);
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
    await panel.getByRole("link", { name: pricesLink.label }).click();
    await page.waitForURL(`${site.origin}${paths.services}#pricing`);
    await page.locator("#pricing").waitFor();
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

Deno.test("pointing at a service shows the cover of its project", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await page.locator("button[aria-controls=services-menu]").hover();
  for (const { id, label, links } of serviceMenu) {
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

Deno.test("a category's arrow keeps clear of its name in the narrowest window with the menu", async () => {
  await using visit = await openPage(site, paths.about, {
    viewport: { width: 1000, height: 800 },
  });
  const { page } = visit;
  await page.locator("button[aria-controls=services-menu]").hover();
  for (const { label } of serviceMenu) {
    const category = page.getByRole("button", { name: label, exact: true });
    await category.hover();
    const arrow = category.locator("svg").filter({ visible: true });
    await arrow.waitFor();
    const gap = await arrow.evaluate((arrow) => {
      const name = document.createRange();
      name.selectNode(arrow.previousSibling!);
      return arrow.getBoundingClientRect().left -
        name.getBoundingClientRect().right;
    });
    assert.ok(gap >= 8, `${label}: ${gap} px`);
  }
});

Deno.test("a tap opens the services menu, and another one closes it", async () => {
  await using visit = await openPage(site, paths.about, { hasTouch: true });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  for (const state of ["visible", "hidden"] as const) {
    await trigger.tap();
    await page.locator("#services-menu").waitFor({ state });
  }
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
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const { page } = visit;
  await page.locator("button[aria-controls=services-menu]").hover();
  for (const { id } of serviceMenu) {
    await page.locator(`#services-${id} a`).first().waitFor();
  }
  // Its buttons are headings here, and not faded like disabled ones.
  const looks = await page.locator("#services-menu .category").evaluateAll(
    (headings) => headings.map((it) => getComputedStyle(it).opacity),
  );
  assert.deepEqual(looks, serviceMenu.map(() => "1"));
});

Deno.test("without script the menu opens by key, and Escape closes it", async () => {
  await using visit = await openPage(site, paths.home, {
    javaScriptEnabled: false,
    until: "load",
  });
  const { page } = visit;
  const trigger = page.locator("button[aria-controls=services-menu]");
  const panel = page.locator("#services-menu");
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
