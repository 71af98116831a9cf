import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import footer from "../../../data/words/footer.json" with { type: "json" };
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { paths } from "../../../src/paths.ts";
import {
  attached,
  earlyScriptImported,
  type OpenPage,
  openPage,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

/** Opens a page after another one, by a transition that goes on. */
async function openInTransition(path: string): Promise<OpenPage> {
  const visit = await openPage(site, paths.about, {
    until: "load",
    reducedMotion: "no-preference",
    // Long enough not to be missed on a busy machine.
    prepare: (page) =>
      page.addInitScript(() => {
        const slow = new CSSStyleSheet();
        slow.replaceSync(
          `::view-transition-group(*), ::view-transition-old(*),
            ::view-transition-new(*) { animation-duration: 600s !important }`,
        );
        document.adoptedStyleSheets.push(slow);
      }),
  });
  const { page } = visit;
  await page.evaluate((path) => location.assign(path), path);
  await attached(page, ":root:active-view-transition");
  await page.waitForURL(`**${path}`);
  await earlyScriptImported(page);
  return visit;
}

/** Presses what locators would wait for until the transition is over. */
async function press(page: Page, element: Locator): Promise<void> {
  await element.evaluate((it) => it.scrollIntoView({ block: "center" }));
  const { x = 0, y = 0 } = await element.boundingBox() ?? {};
  await page.mouse.click(x + 10, y + 10);
}

Deno.test("a click during a transition between documents is not lost", async () => {
  await using visit = await openInTransition(paths.privacy);
  const { page } = visit;
  const dark = page.locator("footer").getByRole("button", {
    name: `${footer.theme}: dark`,
  });
  await press(page, dark);
  await attached(page, "[data-theme=dark]");
});

const field = (page: Page) => page.getByLabel(fieldNames().project);

for (
  const [name, find] of [
    ["field", field],
    ["label", (page: Page) => page.getByText(fieldNames().project)],
  ] as const
) {
  Deno.test(`a press on a ${name} during a transition between documents moves the focus into the field`, async () => {
    await using visit = await openInTransition(paths.contact);
    const { page } = visit;
    await press(page, find(page));
    await attached(page, `[name="${fieldNames().project}"]:focus`);
    await page.keyboard.type("Ponds");
    assert.equal(await field(page).inputValue(), "Ponds");
  });
}
