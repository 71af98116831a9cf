import assert from "node:assert/strict";
import {
  heldScripts,
  openPage,
  pageHydrated,
  stylesLoaded,
} from "./open-page.ts";

/** Buttons of a page of which one is chosen. */
export interface Choices {
  name: string;
  path: string;
  viewport?: { width: number; height: number };
  /** Selects what opens the buttons. */
  trigger?: string;
  labels: readonly string[];
  /** Selects what the chosen button shows, and its text for each button. */
  shown: string;
  texts: readonly string[];
}

/** Tests that buttons work before hydration as after it. */
export function testChoices(
  site: { origin: string },
  { name, path, viewport, trigger, labels, shown, texts }: Choices,
): void {
  Deno.test(`${name} is chosen before hydration, and stays chosen after it`, async () => {
    const scripts = heldScripts();
    await using visit = await openPage(site, path, {
      until: "commit",
      prepare: scripts.hold,
      viewport: viewport ?? { width: 1440, height: 900 },
    });
    const { page } = visit;
    async function shows(index: number) {
      await page.locator(shown).filter({
        visible: true,
        hasText: texts[index]!,
      })
        .waitFor();
      assert.equal(
        await page.locator(shown).filter({ visible: true }).count(),
        1,
      );
    }
    const button = (index: number) =>
      page.getByRole("button", { name: labels[index]!, exact: true });
    await stylesLoaded(page);
    if (trigger) await page.locator(trigger).press("Enter");
    for (const index of [1, 2]) {
      await button(index).click();
      await shows(index);
    }
    scripts.release();
    await pageHydrated(page);
    await shows(2);
    for (const index of [0, 2, 1]) {
      await button(index).click();
      await shows(index);
    }
    assert.deepEqual(visit.complaints, []);
  });
}
