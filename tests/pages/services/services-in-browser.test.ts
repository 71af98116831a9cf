import assert from "node:assert/strict";
import { serviceMenu } from "../../../data/service-menu.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const pages = new Set(
  serviceMenu.flatMap(({ links }) => links.map(({ href }) => href)),
);

for (const width of [320, 390, 1440]) {
  Deno.test(`at ${width} px, without script, the list links to every service`, async () => {
    await using visit = await openPage(site, paths.services, {
      until: "load",
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    });
    const list = visit.page.locator("section:has(#what-we-do)");
    for (const href of pages) {
      // A trial click checks that the link is visible and not covered.
      await list.locator(`a[href="${href}"]`).click({ trial: true });
    }
    assert.equal(await list.getByRole("link").count(), pages.size);
  });
}
