import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import {
  follow,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("an abandoned page does not show when its script arrives", async () => {
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
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  const late = page.waitForResponse(/about-page/);
  chunk.resolve();
  const module = (await late).url();
  // The module has run, and so have its callbacks.
  await page.evaluate(async (module) => {
    await import(module);
    await new Promise((done) => requestAnimationFrame(done));
  }, module);
  assert.equal(new URL(page.url()).pathname, paths.contact);
  await pageShown(page, paths.contact);
  assert.deepEqual(visit.complaints, []);
});
