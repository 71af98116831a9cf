import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import footer from "../../../data/words/footer.json" with { type: "json" };
import home from "../../../data/words/home.json" with { type: "json" };
import { serveEditor } from "../../../src/tools/edit/serve-editor.ts";
import { startBrowser } from "../../support/browser/chromium.ts";
import { waitUntil } from "../../support/promises.ts";
import { makeProject } from "../../support/temporary-project.ts";

const options = {
  viewport: { width: 1440, height: 900 },
  // The preview would draw without end.
  reducedMotion: "reduce",
} as const;

/** The value of the field that has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() =>
    (document.activeElement as HTMLInputElement | null)?.value ?? ""
  );
}

Deno.test("a tap on a text of the preview opens its field, also that of another form", async () => {
  await using project = await makeProject();
  await using editor = await serveEditor(project.root, 0);
  await using browser = await startBrowser();
  await using page = await browser.newPage(options);
  await page.goto(`${editor.origin}/#/collections/words/entries/home-words`);
  const preview = page.frameLocator("iframe").first().frameLocator("iframe")
    .first();
  await preview.getByRole("heading", { name: home.hero.title }).click();
  await waitUntil(async () => await focused(page) === home.hero.title);

  await page.keyboard.press("End");
  await page.keyboard.type(" Yes!");
  await preview.getByText(`${home.hero.title} Yes!`).first().waitFor();

  const heading = preview.getByRole("heading", { name: footer.quick.title });
  await heading.click();
  await preview.getByText("Save first").waitFor();
  const button = page.getByRole("button", { name: "Save" });
  await button.click();
  await waitUntil(() => button.isDisabled());
  await heading.click();
  await waitUntil(async () => await focused(page) === footer.quick.title);
  assert.match(page.url(), /footer-words$/);
  await heading.waitFor();
});
