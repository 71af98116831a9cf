import assert from "node:assert/strict";
import words from "../../../data/words/home.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the feature that is pointed at fills its part of the drawing", async () => {
  const drawing = await Deno.readTextFile("static/drawings/home.svg");
  await using tab = await openPage(site, paths.home);
  const filled = () =>
    tab.page.locator(".anatomy").evaluate((element, count) => {
      const style = getComputedStyle(element);
      const danfo = style.getPropertyValue("--danfo");
      return Array.from({ length: count }, (_, index) => index + 1)
        .filter((part) => style.getPropertyValue(`--part-${part}`) === danfo);
    }, words.features.parts.length);
  assert.deepEqual(await filled(), []);
  for (const [index, { title }] of words.features.parts.entries()) {
    await tab.page.locator(".features").getByText(title).hover();
    assert.deepEqual(await filled(), [index + 1], title);
    assert.ok(drawing.includes(`var(--part-${index + 1},`), title);
  }
});
