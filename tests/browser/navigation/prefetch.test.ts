import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import {
  attached,
  follow,
  heldFiles,
  openPage,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("a pointer over a link loads script and data of its page once, and that page the scripts of those it lists", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await attached(page, "html[data-client-routing]");
  const rules = await fetch(`${site.origin}/speculation-rules.json`);
  const { prefetch: [rule] } = await rules.json();
  assert.equal(rule.eagerness, "moderate");
  // The browser itself prefetches documents only before React is there.
  const [, , { selector_matches: [unborn] }] = rule.where.and;
  assert.equal(await page.locator(unborn).count(), 0);

  const chunks: string[] = [];
  page.on("request", (request) => {
    if (/blog-page/.test(request.url())) chunks.push(request.url());
  });
  const link = page.locator(`nav a[href="${paths.blog}"]`).first();
  const answered = page.waitForResponse(/\/api\/article\b/);
  await link.hover();
  await answered;
  await page.mouse.move(0, 0);
  await link.hover();
  const listed = page.waitForResponse(/\/assets\/article-page-/);
  await link.click();
  await page.getByRole("heading", { name: samples.article.title }).first()
    .waitFor();
  await listed;
  assert.equal(chunks.length, 1);
  assert.equal(visit.calls.length, 1);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a slow navigation shows a progress bar until the page arrives", async () => {
  const chunk = heldFiles("**/assets/about-page-*.js");
  await using visit = await openPage(site, paths.home, {
    prepare: chunk.hold,
  });
  const { page } = visit;
  const line = page.getByRole("progressbar");
  assert.equal(await line.count(), 0);
  await follow(page, paths.about);
  await line.waitFor();
  chunk.release();
  await line.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).pathname, paths.about);
});
