import assert from "node:assert/strict";
import { paths } from "../../../../src/paths.ts";
import {
  follow,
  openPage,
  pageShown,
} from "../../../support/browser/open-page.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite();

const path = `${paths.services}/seo`;

Deno.test("the 404 page hydrates with the chosen theme, and its links work", async () => {
  await using visit = await openPage(site, path, {
    prepare: (page) =>
      page.addInitScript(() => localStorage.setItem("theme", "dark")),
  });
  const { page, complaints } = visit;
  const theme = () =>
    page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), "dark");
  assert.deepEqual(complaints.filter((it) => !/\b404\b/.test(it)), []);
  await follow(page, paths.home);
  await pageShown(page, paths.home);
  assert.equal(await theme(), "dark");
});
