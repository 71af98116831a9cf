import assert from "node:assert/strict";
import { serviceMenu } from "../../../data/service-menu.ts";
import words from "../../../data/words/no-code.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const offerings = Object.values(words.offerings.blocks);
const pages = new Set(
  serviceMenu.flatMap(({ links }) => links.map(({ href }) => href)),
);

Deno.test("without script the list links to every service, at every width", async () => {
  await using visit = await openPage(site, paths.services, {
    until: "load",
    javaScriptEnabled: false,
  });
  const list = visit.page.locator("section:has(#what-we-do)");
  for (const width of [320, 390, 1440]) {
    await visit.page.setViewportSize({ width, height: 844 });
    for (const href of pages) {
      // A trial click checks that the link is visible and not covered.
      await list.locator(`a[href="${href}"]`).click({ trial: true });
    }
  }
});

for (const path of [paths.branding, paths.webDesign]) {
  Deno.test(`${path}: phones show a drawing of their own, larger than the desktop's would be`, async () => {
    await using visit = await openPage(site, path);
    const scales = () =>
      visit.page.locator(".service-hero .scene").evaluateAll((drawings) =>
        drawings.filter((it) => it.checkVisibility())
          .map((it) => (it as SVGSVGElement).getScreenCTM()!.a)
      );
    const [desktop = 0, ...others] = await scales();
    assert.deepEqual(others, []);
    await visit.page.setViewportSize({ width: 390, height: 844 });
    const [phone = 0, ...more] = await scales();
    assert.deepEqual(more, []);
    assert.ok(phone > 1.5 * desktop * 390 / 1440, `${phone} of ${desktop}`);
  });
}

Deno.test("without script a chosen block shows its costs alone; all say what they are", async () => {
  await using visit = await openPage(site, paths.noCode, {
    until: "load",
    javaScriptEnabled: false,
  });
  for (const { heading } of offerings.toReversed()) {
    await visit.page.getByRole("heading", { name: heading }).click();
    for (const other of offerings) {
      const shown = other.heading === heading;
      await visit.page.getByText(other.leave, { exact: true })
        .waitFor({ state: shown ? "visible" : "hidden" });
      await visit.page.getByText(other.description, { exact: true }).waitFor();
    }
  }
});

Deno.test("in forced colours the deck of a drawing has the colour of text", async () => {
  await using visit = await openPage(site, paths.noCode, {
    forcedColors: "active",
  });
  const [deck, text] = await visit.page.evaluate(() => [
    getComputedStyle(document.querySelector(".scene > path")!).fill,
    getComputedStyle(document.querySelector("h1")!).color,
  ]);
  assert.equal(deck, text);
});

Deno.test("no client or material of the branding page is alone in its row", async () => {
  await using visit = await openPage(site, paths.branding);
  for (const width of [390, 768]) {
    await visit.page.setViewportSize({ width, height: 900 });
    for (const list of await visit.page.locator(".logos").all()) {
      const tops = await list.locator("li").evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().top)
      );
      if (tops.length === 1) continue;
      const alone = tops.filter((top) =>
        tops.indexOf(top) === tops.lastIndexOf(top)
      );
      assert.deepEqual(alone, [], `${width} px`);
    }
  }
});
