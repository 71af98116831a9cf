import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Every page whose parts do not depend on the content service. */
const fixedPages = [
  ...Object.values(paths).filter((path) => !path.includes(":")),
  projectPath(samples.project.slug),
];

/**
 * Elements that the page's styles fill on hover, although a click on them does
 * nothing.
 */
function idleOnes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectors: string[] = [];
    const read = (rules: CSSRuleList, outer = "") => {
      for (const rule of rules) {
        const own = rule instanceof CSSStyleRule ? rule.selectorText : "";
        const selector = own ? own.replaceAll("&", `:is(${outer})`) : outer;
        const fills = rule instanceof CSSStyleRule &&
          /background|box-shadow/.test(rule.style.cssText);
        if (fills && selector.includes(":hover")) {
          // Pseudo-elements belong to what they are drawn on.
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

Deno.test("what changes its fill on hover is, is in or holds a link, a button or a summary", async (t) => {
  await using tab = await openTab(site);
  for (const path of fixedPages) {
    await t.step(path, async () => {
      await tab.goTo(path);
      // Rows without their content have no links yet.
      await tab.page.waitForFunction(() =>
        !document.querySelector(".skeleton")
      );
      assert.deepEqual(await idleOnes(tab.page), []);
    });
  }
});

Deno.test("rows that lost their links are found by their fill on hover", async () => {
  await using tab = await openTab(site);
  await tab.goTo(paths.services);
  const rows = tab.page.locator(".what-we-do li");
  await rows.evaluateAll((rows) =>
    rows.forEach((row) => row.querySelector("a")?.replaceWith("text"))
  );
  assert.equal((await idleOnes(tab.page)).length, await rows.count());
});
