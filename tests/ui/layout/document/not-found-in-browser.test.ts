import assert from "node:assert/strict";
import { paths } from "../../../../src/paths.ts";
import {
  follow,
  openPage,
  pageShown,
} from "../../../support/browser/open-page.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite();

for (
  const path of [
    "/services/seo",
    "/about-us/team",
    "/blog/2024/x",
    "/portfolio/a/b",
  ]
) {
  Deno.test(`the 404 page at ${path} hydrates with the chosen theme`, async () => {
    await using visit = await openPage(site, path, {
      prepare: (page) =>
        page.addInitScript(() => localStorage.setItem("theme", "dark")),
    });
    const { page, complaints } = visit;
    const theme = () => page.evaluate(() => document.documentElement.dataset);
    assert.equal((await theme()).theme, "dark");
    assert.equal(await page.locator("header [aria-current]").count(), 0);
    assert.deepEqual(complaints.filter((it) => !/\b404\b/.test(it)), []);
    await follow(page, paths.home);
    await pageShown(page, paths.home);
    assert.equal((await theme()).theme, "dark");
  });
}
