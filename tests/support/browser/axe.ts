import axe from "axe-core";
import type { Page } from "playwright-core";

/** Every rule of WCAG 2.2 AA that a machine can check, and good practice. */
const allRules = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Brings the rules to the page that a tab shows. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * What a page does against the rules.
 * @param rules All of them unless given.
 */
export async function violations(
  page: Page,
  rules: readonly string[] = allRules,
): Promise<string[]> {
  return await page.evaluate(async (runOnly) => {
    const { violations } = await (globalThis as unknown as {
      axe: typeof import("axe-core");
    }).axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any: [first] }) =>
        `${id}: ${target.join(" ")} ${first?.message ?? ""}`
      )
    );
  }, [...rules]);
}
