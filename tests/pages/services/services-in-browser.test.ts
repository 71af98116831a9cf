import assert from "node:assert/strict";
import { serviceMenu } from "../../../src/ui/layout/header/service-menu.ts";
import words from "../../../data/words/no-code.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import {
  observeShifts,
  shiftsOf,
} from "../../support/browser/layout-shifts.ts";
import { openPage, typefacesLoaded } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

const offerings = Object.values(words.offerings.blocks);
const pages = new Set(
  serviceMenu().flatMap(({ links }) => links.map(({ href }) => href)),
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

Deno.test("beside the site's own times stand those of the visitor's browser, and nothing moves for them", async () => {
  await using visit = await openPage(site, paths.webDevelopment, {
    prepare: (page) => page.addInitScript(observeShifts),
  });
  const { page } = visit;
  await page.locator("#measured").scrollIntoViewIfNeeded();
  await typefacesLoaded(page);
  await shiftsOf(page);
  const own = page.locator("td.own-time");
  await page.locator("table.measured").scrollIntoViewIfNeeded();
  await own.getByText(/^\d+\.\d\d$/).nth(1).waitFor();
  const { sum, shifts } = await shiftsOf(page);
  // A drawing that moves by itself may count for less.
  assert.ok(sum < 0.001, shifts.join("\n"));
  assert.deepEqual(visit.complaints, []);
  await using plain = await openPage(site, paths.webDevelopment, {
    javaScriptEnabled: false,
    until: "load",
  });
  assert.equal(await plain.page.locator(".own-time:visible").count(), 0);
});
