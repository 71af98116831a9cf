/** Forms that load their own page for want of React. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { fullPortfolioPath, paths } from "../../../src/paths.ts";
import { shortCount } from "../../../src/pages/portfolio/portfolio-page.tsx";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import { projectList } from "../../../src/agency/projects/projects.ts";
import {
  attached,
  earlyScriptStarted,
  openPage,
  stylesLoaded,
} from "../../support/browser/open-page.ts";
import { centerOf, timedMouse } from "../../support/browser/timed-mouse.ts";
import { site } from "../../support/fixture-site.ts";

const phone = { width: 390, height: 844 };
const { entry } = readBuild();

/** Opens a page after another one; React never comes. */
async function openWithoutReact(path: string) {
  // The first document would be streamed.
  await site.get(path);
  const visit = await openPage(site, paths.about, {
    viewport: phone,
    until: "load",
    prepare: (page) => page.route(`**${entry}`, () => {}),
  });
  await visit.goTo(path);
  await loaded(visit.page);
  return visit;
}

async function loaded(page: Page): Promise<void> {
  await earlyScriptStarted(page);
  await stylesLoaded(page);
}

Deno.test({
  name:
    "before React more projects open where the list is, the first has the focus, and Back leaves the portfolio",
  ignore: projectList.length <= shortCount,
}, async () => {
  await using visit = await openWithoutReact(paths.portfolio);
  const { page } = visit;
  const more = page.locator("form.more button");
  await more.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  assert.ok(y > 0);
  await more.click();
  await page.waitForURL(site.origin + fullPortfolioPath);
  await loaded(page);
  await page.waitForFunction((y) => scrollY === y, y);
  const added = projectList[shortCount]!.name;
  await page.locator("a:focus").filter({ hasText: added }).waitFor();
  await page.goBack();
  await page.waitForURL(site.origin + paths.about);
});

Deno.test("before React a tag keeps the position and the focus, pressed again it clears the filter, and Back shows it again", async () => {
  await using visit = await openWithoutReact(paths.blog);
  const { page } = visit;
  const pill = page.locator("main button.pill").last();
  const tag = await pill.innerText();
  await pill.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  assert.ok(y > 0);
  await pill.click();
  await page.waitForURL((url) => url.searchParams.get("tag") !== null);
  await loaded(page);
  const pressed = page.locator("main button.pill[aria-pressed=true]")
    .filter({ hasText: tag }).last();
  await pressed.waitFor();
  await page.waitForFunction(() =>
    document.activeElement?.matches("button.pill[aria-pressed=true]")
  );
  // By a key: a press by pointer may come too soon after the other one.
  await pressed.press("Enter");
  await page.waitForURL(site.origin + paths.blog);
  await loaded(page);
  await page.goBack();
  await pressed.waitFor();
});

Deno.test("before React Enter in the search keeps the field, its caret and what is typed next", async () => {
  await using visit = await openWithoutReact(paths.blog);
  const { page } = visit;
  const field = page.getByRole("searchbox");
  await field.fill("fima");
  await field.press("ArrowLeft");
  await field.press("ArrowLeft");
  await field.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("q") === "fima");
  await loaded(page);
  await attached(page, "[type=search]:focus");
  await page.keyboard.type("g");
  assert.equal(await field.inputValue(), "figma");
});

Deno.test({
  name: "before React a double press on more projects opens none",
  ignore: projectList.length <= shortCount,
}, async () => {
  await using visit = await openWithoutReact(paths.portfolio);
  const { page } = visit;
  const more = page.locator("form.more button");
  const point = await centerOf(more);
  const press = await timedMouse(page);
  await press(point, 0);
  await page.waitForURL(site.origin + fullPortfolioPath);
  await loaded(page);
  await more.waitFor({ state: "detached" });
  await page.evaluate(() =>
    addEventListener("click", () => document.body.dataset.clicked = "")
  );
  await press(point, 400);
  assert.equal(await page.locator("[data-clicked]").count(), 0);
});
