/** Browser errors, from the page to the server's log. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import {
  earlyScriptStarted,
  openPage,
} from "../../support/browser/open-page.ts";
import { lineWith, useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("what is thrown in a visitor's browser is logged with release, route and stack", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await earlyScriptStarted(page);
  await page.evaluate((entry) => {
    // As in an error of the site's scripts: the stack names the built file.
    const error = new Error("Broken on purpose");
    error.stack =
      `Error: Broken on purpose\n at a (${location.origin}${entry}:1:2000)`;
    reportError(error);
    Promise.reject("Offline on purpose");
  }, readBuild().entry);
  const line = await lineWith(site, "Broken on purpose");
  assert.equal(line.route, paths.about);
  assert.equal(line.release, readBuild().stamp);
  assert.match(String(line.stack), /\/assets\/[\w.-]+\.js:1:2000/);
  // A rejection may be with a text in place of an error.
  assert.equal((await lineWith(site, "Offline on purpose")).route, paths.about);
});
