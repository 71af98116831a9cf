/** Addresses of pictures and drawings that the browser renders. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import {
  follow,
  openPage,
  pageHydrated,
  pageShown,
} from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";
import { waitUntil } from "../../support/promises.ts";

/** The addresses of files in a page's main part, sorted. */
function filesIn(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("img, source, use")].flatMap((element) =>
      ["src", "srcset", "href"].map((name) => element.getAttribute(name) ?? "")
    ).filter((address) => address.startsWith("/")).sort()
  );
}

Deno.test("a page has the same hashed files after a navigation as in its document", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  const expected = await filesIn(page);
  assert.ok(expected.every((address) => address.startsWith("/assets/")));
  assert.ok(expected.length > 0);
  await visit.goTo(paths.privacy);
  await pageHydrated(page);
  await follow(page, paths.about);
  await pageShown(page, paths.about);
  await waitUntil(async () => (await filesIn(page)).length >= expected.length);
  assert.deepEqual(await filesIn(page), expected);
});
