import assert from "node:assert/strict";
import { paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import {
  attached,
  follow,
  openPage,
  pageShown,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import {
  rasterIn,
  savingPhone,
  showButtons,
  showNext,
  switchOf,
} from "../../support/browser/data-saver.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("a phone that saves data loads the first picture of a page, and another one by its button", async () => {
  const pictures: string[] = [];
  await using visit = await openPage(
    site,
    projectPath(samples.project.slug),
    savingPhone(pictures),
  );
  const { page } = visit;
  await showButtons(page).first().waitFor();
  await typefacesLoaded(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  assert.equal(rasterIn(pictures).length, 1);
  await showNext(page);
  assert.deepEqual(visit.complaints, []);
  await attached(page, "html[data-client-routing]");
  pictures.length = 0;
  await follow(page, paths.portfolio);
  await pageShown(page, paths.portfolio);
  await page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>("main picture img")?.naturalWidth
  );
  // The first picture of a later page is a small file.
  const widths = pictures.map((url) => /-(\d+)\.avif$/.exec(url)?.[1]);
  assert.deepEqual(widths.filter(Boolean), ["400"]);
});

Deno.test("the data saver stays from page to page and after a reload, until it is off", async () => {
  const project = projectPath(samples.project.slug);
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await switchOf(page).click();
  await page.emulateMedia({ forcedColors: "active" });
  const [on, text] = await switchOf(page).evaluate((button) => [
    getComputedStyle(button, "::before").backgroundColor,
    getComputedStyle(button).color,
  ]);
  assert.equal(on, text);
  await page.emulateMedia({ forcedColors: "none" });
  await follow(page, project);
  await pageShown(page, project);
  await showButtons(page).first().waitFor();
  await page.reload();
  await showButtons(page).first().waitFor();
  assert.equal(await switchOf(page).getAttribute("aria-pressed"), "true");
  await switchOf(page).click();
  await showButtons(page).first().waitFor({ state: "detached" });
  await page.locator("main picture img").last().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("main picture img")]
      .at(-1)?.naturalWidth
  );
});
