import type { Page } from "playwright-core";

/** Elements with a hover fill on which a click does nothing. */
export function idleHovers(page: Page): Promise<string[]> {
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
