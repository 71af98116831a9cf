import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/addresses/paths.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Follows the first link to an address, where the visitor stands. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await elementHydrated(link);
  await link.evaluate((element: HTMLElement) => element.click());
}

Deno.test("a page that was given up for another does not show when its chunk comes", async () => {
  const chunk = Promise.withResolvers<void>();
  await using visit = await openPage(site, paths.home, {
    prepare: (page) =>
      page.route("**/assets/about-page-*.js", async (route) => {
        await chunk.promise;
        await route.continue();
      }),
  });
  const { page } = visit;
  const asked = page.waitForRequest(/about-page/);
  await follow(page, paths.about);
  await asked;
  await follow(page, paths.academy);
  const title = page.getByRole("heading", { level: 1, name: /Six weeks/ });
  await title.waitFor();
  const late = page.waitForResponse(/about-page/);
  chunk.resolve();
  await (await late).finished();
  // The module runs, and what waits for it, before the next page is asked for.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  assert.equal(new URL(page.url()).pathname, paths.academy);
  assert.equal(await title.count(), 1);
  assert.deepEqual(visit.complaints, []);
});
