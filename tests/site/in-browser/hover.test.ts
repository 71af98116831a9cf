import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Every page that does not depend on content. */
const fixedPages = [
  ...Object.values(paths).filter((path) => !path.includes(":")),
  projectPath(samples.project.slug),
];

/** Elements with a hover fill on which a click does nothing. */
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

Deno.test("elements with a hover fill contain, or are inside, a link, button or summary", async (t) => {
  await using tab = await openTab(site);
  for (const path of fixedPages) {
    await t.step(path, async () => {
      await tab.goTo(path);
      // Skeleton rows have no links yet.
      await tab.page.waitForFunction(() =>
        !document.querySelector(".skeleton")
      );
      assert.deepEqual(await idleOnes(tab.page), []);
    });
  }
});

Deno.test("finds rows with a hover fill that have lost their links", async () => {
  await using tab = await openTab(site);
  await tab.goTo(paths.services);
  const rows = tab.page.locator(".what-we-do li");
  await rows.evaluateAll((rows) =>
    rows.forEach((row) => row.querySelector("a")?.replaceWith("text"))
  );
  assert.equal((await idleOnes(tab.page)).length, await rows.count());
});
