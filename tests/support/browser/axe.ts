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

interface Rules {
  /** All by default. */
  only?: readonly string[];
  without?: readonly string[];
}

/** The axe violations of a page. */
export async function violations(
  page: Page,
  { only = allRules, without = [] }: Rules = {},
): Promise<string[]> {
  return await page.evaluate(async ({ only, without }) => {
    const { violations } = await (globalThis as unknown as {
      axe: typeof import("axe-core");
    }).axe.run(document, {
      runOnly: only,
      rules: Object.fromEntries(without.map((it) => [it, { enabled: false }])),
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any: [first] }) =>
        `${id}: ${target.join(" ")} ${first?.message ?? ""}`
      )
    );
  }, { only: [...only], without: [...without] });
}

const colours = ["color-contrast"];
// The themes differ only in colours, and colours do not depend on the width.
const looks = [
  { width: 1440, colorScheme: "light", rules: {} },
  { width: 1440, colorScheme: "dark", rules: { only: colours } },
  { width: 390, colorScheme: "light", rules: { without: colours } },
] as const;

/** The axe violations of a page, wide and narrow, in both themes. */
export async function violationsInAllLooks(page: Page): Promise<string[]> {
  await addAxe(page);
  const found: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const line of await violations(page, rules)) {
      found.push(`${width} px, ${colorScheme}: ${line}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  return found;
}
