/** Browser errors, from the page to the server's log. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import {
  heldScripts,
  openPage,
  pageHydrated,
} from "../../support/browser/open-page.ts";
import { lineWith, useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("a document that was changed before hydration is logged once, without a stack", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.privacy, {
    until: "commit",
    prepare: scripts.hold,
  });
  const { page } = visit;
  await page.locator("#shell-end").waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("header, main, footer")) {
      part.prepend(document.createElement("b"));
    }
  });
  const beacons: string[] = [];
  page.on("request", (it) => {
    if (it.url().endsWith("/vitals")) beacons.push(it.postData() ?? "");
  });
  scripts.release();
  await pageHydrated(page);
  const line = await lineWith(site, "#418");
  assert.equal(line.route, paths.privacy);
  assert.doesNotMatch(String(line.stack), /\n/);
  assert.equal(beacons.length, 1);
});

Deno.test("an error that the page recovered from is logged with its own words", async () => {
  await using visit = await openPage(site, paths.blog, {
    // React expects errors where a document stops before its end.
    until: "load",
    prepare: (page) =>
      page.addInitScript(() => {
        const { get } = URLSearchParams.prototype;
        URLSearchParams.prototype.get = function (name) {
          URLSearchParams.prototype.get = get;
          throw new Error(`No ink for ${name}`);
        };
      }),
  });
  await pageHydrated(visit.page);
  const line = await lineWith(site, "No ink for");
  assert.equal(line.route, paths.blog);
});
