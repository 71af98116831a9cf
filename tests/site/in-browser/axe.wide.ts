import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import {
  addAxe,
  violations,
  violationsInAllLooks,
} from "../../support/browser/axe.ts";
import { openPage, openTab } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

/** Elements with a hover fill on which a click does nothing. */
function idleHovers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectors: string[] = [];
    const read = (rules: CSSRuleList, outer = "") => {
      for (const rule of rules) {
        const own = rule instanceof CSSStyleRule ? rule.selectorText : "";
        const selector = own ? own.replaceAll("&", `:is(${outer})`) : outer;
        const fills = rule instanceof CSSStyleRule &&
          /background|box-shadow/.test(rule.style.cssText);
        if (fills && selector.includes(":hover")) {
          // Pseudo-elements belong to their element.
          selectors.push(selector.replace(/:hover|::[a-z-]+/g, ""));
        }
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList, selector);
      }
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    const found = new Set(
      selectors.flatMap((it) => [...document.querySelectorAll(it)]),
    );
    const active = "a[href], button, summary";
    return [...found].filter((element) =>
      element.checkVisibility() && !element.closest(active) &&
      !element.querySelector(active)
    ).map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

/** Pictures that fail to load, including lazy ones. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = "eager";
    return [...document.images].every((image) =>
      // One whose source is still to be chosen is complete, too.
      image.complete && image.currentSrc !== ""
    );
  });
  return await page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0)
      .map((image) => image.currentSrc)
  );
}

Deno.test("no page has axe violations, broken pictures or hover fills without a link", async (t) => {
  await using tab = await openTab(site);
  const { page } = tab;
  for (const path of [...addresses, unknownAddress]) {
    await t.step(path, async () => {
      await tab.goTo(path);
      assert.deepEqual(await idleHovers(page), []);
      assert.deepEqual(await brokenPictures(page), []);
      assert.deepEqual(await violationsInAllLooks(page), []);
    });
  }
});

async function violationsOf(page: Page): Promise<string[]> {
  await addAxe(page);
  return await violations(page);
}

Deno.test("axe finds no violations in the open menus", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.locator("button[aria-controls=services-menu]").click();
  await page.locator("#services-menu").waitFor();
  assert.deepEqual(await violationsOf(page), []);
  await page.mouse.move(700, 860);
  await page.locator("#services-menu").waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".hamburger").click();
  await page.locator(".hamburger[aria-expanded=true]").waitFor();
  assert.deepEqual(await violations(page), []);
  await page.emulateMedia({ colorScheme: "dark" });
  assert.deepEqual(await violations(page, { only: ["color-contrast"] }), []);
});

Deno.test("a failure is announced, accessible, and the same after hydration", async (t) => {
  const message = "Closed <b>";
  site.content.answer = () =>
    Response.json({ articles: [], errorMessage: message });
  await using tab = await openTab(site);
  const { page } = tab;
  for (const { path, failed } of contentPages) {
    await t.step(path, async () => {
      await tab.goTo(path);
      const text = failed + message;
      await page.getByText(text, { exact: true }).waitFor();
      assert.equal(await page.getByRole("alert").textContent(), text);
      assert.equal(await page.getByText(/^Loading /).count(), 0);
      await page.locator(".state-error").getByRole("link").waitFor();
      // Browsers log an error when a record is 503.
      const complaints = tab.complaints.filter((it) => !/\b503\b/.test(it));
      assert.deepEqual(complaints, []);
      assert.deepEqual(await violationsOf(page), []);
    });
  }
});
