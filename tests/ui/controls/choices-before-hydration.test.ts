/** Buttons of which one is chosen, before and after hydration. */
import assert from "node:assert/strict";
import { academyTracks } from "../../../data/academy.ts";
import { serviceMenu } from "../../../data/service-menu.ts";
import { toolCategories } from "../../../data/services.ts";
import { paths } from "../../../src/paths.ts";
import {
  heldScripts,
  openPage,
  pageHydrated,
} from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

interface Choices {
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

const choices: readonly Choices[] = [
  {
    name: "a track of the academy",
    path: paths.academy,
    viewport: { width: 390, height: 844 },
    labels: academyTracks.map(({ name }) => name),
    shown: ".tracks p",
    texts: academyTracks.map(({ description }) => description),
  },
  {
    name: "a category of tools",
    path: paths.webDevelopment,
    labels: toolCategories.map(({ label }) => label),
    shown: ".tool-list ul",
    texts: toolCategories.map(({ tools }) => tools.at(-1)!.name),
  },
  {
    name: "a category of the services menu",
    path: paths.home,
    trigger: "button[aria-controls=services-menu]",
    labels: serviceMenu.map(({ label }) => label),
    shown: ".category-panel ul",
    texts: serviceMenu.map(({ links }) => links[0]!.label),
  },
];

for (const { name, path, viewport, trigger, labels, shown, texts } of choices) {
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
