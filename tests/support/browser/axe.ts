import axe from "axe-core";
import type { Page } from "playwright-core";

/** Every automated rule of WCAG 2.2 AA, and best practices. */
const allRules = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Loads axe into the page of a tab. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * The axe violations of a page.
 * @param rules All by default.
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

const widths = [1440, 390];
// The themes differ only in colours.
const themes = [["light"], ["dark", ["color-contrast"]]] as const;

/** The axe violations of a page, wide and narrow, in both themes. */
export async function violationsInAllLooks(page: Page): Promise<string[]> {
  await addAxe(page);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [colorScheme, rules] of themes) {
      await page.emulateMedia({ colorScheme });
      for (const line of await violations(page, rules)) {
        found.push(`${width} px, ${colorScheme}: ${line}`);
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  return found;
}
