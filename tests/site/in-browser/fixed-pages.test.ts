import assert from "node:assert/strict";
import { toolCategories } from "../../../src/pages/services/tool-categories.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("a chosen category shows its tools with their logos", async () => {
  await using visit = await openPage(site, paths.webDevelopment);
  const tools = visit.page.locator("section:has(#tools)");
  assert.deepEqual(
    await tools.getByRole("button").allTextContents(),
    toolCategories().map(({ label }) => label),
  );
  for (const { label, tools: expected } of toolCategories().toReversed()) {
    await tools.getByRole("button", { name: label, exact: true }).click();
    await tools.getByText(expected[0]!.name, { exact: true }).waitFor();
    assert.deepEqual(
      await tools.getByRole("listitem").allTextContents(),
      expected.map(({ name }) => name),
    );
    // The painted logo counts, not its box.
    await visit.page.waitForFunction((count) => {
      const logos = [...document.querySelectorAll<SVGGraphicsElement>(
        "section:has(#tools) li svg",
      )].filter((logo) => logo.checkVisibility());
      return logos.length === count &&
        logos.every((logo) => logo.getBBox().width > 5);
    }, expected.length);
  }
});

Deno.test("the services page shows its project pictures on desktops only", async () => {
  await using visit = await openPage(site, paths.services);
  const { page } = visit;
  const pictures = page.locator("main header").getByRole("img");
  await pictures.first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await pictures.first().waitFor({ state: "hidden" });
  assert.equal(await pictures.count(), 0);
});
