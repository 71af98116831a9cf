import assert from "node:assert/strict";
import { paths } from "../../../../src/paths.ts";
import { openPage } from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

Deno.test("leaves scroll restoration to the browser while a page is in the back-forward cache", async () => {
  await using visit = await openPage(site, paths.about);
  const mode = (event: string) =>
    visit.page.evaluate((event) => {
      dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
      return history.scrollRestoration;
    }, event);
  assert.equal(await mode("pagehide"), "auto");
  assert.equal(await mode("pageshow"), "manual");
});
