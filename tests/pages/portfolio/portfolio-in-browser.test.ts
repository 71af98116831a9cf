import assert from "node:assert/strict";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import type { Page } from "playwright-core";
import { site } from "../../support/fixture-site.ts";
import { projects } from "../../support/projects.ts";
import { projectList } from "../../../src/agency/projects/projects.ts";
import { shortCount } from "../../../src/pages/portfolio/portfolio-page.tsx";
import { fullPortfolioPath, paths, projectPath } from "../../../src/paths.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { centerOf, timedMouse } from "../../support/browser/timed-mouse.ts";

/**
 * Follows the header's link to the portfolio and returns the button for more
 * projects.
 */
async function fromHome(page: Page) {
  await page.getByRole("banner").locator(`a[href="${paths.portfolio}"]`)
    .first().click();
  await page.waitForURL(site.origin + paths.portfolio);
  const more = page.getByRole("main").getByRole("button");
  await more.waitFor();
  return more;
}

Deno.test({
  name:
    "more projects appear in place and take the focus, and the button disappears",
  ignore: projectList.length <= shortCount,
}, async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const more = await fromHome(page);
  const shown = page.getByRole("main").getByRole("article");
  const before = await shown.count();
  assert.ok(before < projectList.length);
  await elementHydrated(more);
  // A click may scroll to the button, before it is pressed.
  await page.evaluate(() =>
    addEventListener("click", () => {
      document.documentElement.dataset.clickedAt = `${scrollY}`;
    }, { capture: true })
  );
  await more.click();
  await page.waitForURL(site.origin + fullPortfolioPath);
  await page.waitForFunction(
    (name) => document.activeElement?.textContent === name,
    projectList[before]!.name,
  );
  assert.equal(await shown.count(), projectList.length);
  assert.equal(await more.count(), 0);
  const [top, clickedAt] = await page.evaluate(() => [
    scrollY,
    Number(document.documentElement.dataset.clickedAt),
  ]);
  assert.equal(top, clickedAt);
  await page.goBack();
  await page.waitForURL(site.origin + paths.home);
});

Deno.test({
  name: "a double press on the button opens no project, a later press does",
  ignore: projectList.length <= shortCount,
}, async () => {
  const viewport = { width: 390, height: 844 };
  await using visit = await openPage(site, paths.portfolio, { viewport });
  const { page } = visit;
  const more = page.getByRole("main").getByRole("button");
  await elementHydrated(more);
  const point = await centerOf(more);
  const press = await timedMouse(page);
  await press(point, 0);
  await more.waitFor({ state: "detached" });
  await page.evaluate(() =>
    addEventListener("click", () => document.body.dataset.clicked = "")
  );
  await press(point, 400);
  assert.equal(await page.locator("[data-clicked]").count(), 0);
  await press(point, 1000);
  await page.waitForURL(`${site.origin}${paths.portfolio}/*`);
});

Deno.test({
  name: "a project's page starts at the top, also from another project",
  ignore: projects.length < 2,
}, async () => {
  const [first, second] = projects;
  assert.ok(first && second);
  await using visit = await openPage(site, projectPath(first.slug));
  const { page } = visit;
  const next = page.locator(".next").getByRole("link");
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.locator("h1:focus", { hasText: second.name }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  assert.deepEqual(visit.complaints, []);
});

const mixedProject = projects.find(({ fullSpanIndices, showcase }) =>
  fullSpanIndices.length > 0 && fullSpanIndices.length < showcase.length
);

Deno.test({
  name: "pictures in fullSpanIndices span the content, the others share it",
  ignore: !mixedProject,
}, async () => {
  const project = mixedProject!;
  await using visit = await openPage(site, projectPath(project.slug));
  const shares = await visit.page.locator(".project-sign, .gallery li")
    .evaluateAll((pictures) => {
      const [sign, ...others] = pictures.map((it) =>
        it.getBoundingClientRect().width
      );
      return [1, ...others.map((width) => width / sign!)];
    });
  assert.equal(shares.length, project.showcase.length);
  assert.deepEqual(
    shares.flatMap((share, index) => share > 0.99 ? index + 1 : []),
    project.fullSpanIndices,
  );
  for (const share of shares) assert.ok(share > 0.99 || share < 0.6);
});

const raced = projects.find(({ facts }) =>
  facts?.measure?.unit === "s" && facts.measure.how &&
  facts.measure.after < facts.measure.before
);

Deno.test({
  name: "a result in seconds races when it is seen, and again at a press",
  ignore: !raced,
}, async () => {
  await using visit = await openPage(site, projectPath(raced!.slug), {
    reducedMotion: "no-preference",
  });
  const { page } = visit;
  const arrived = page.locator(".race-lane[data-arrived]");
  await page.locator(".race[data-ready]").waitFor();
  await page.evaluate(() => {
    const lanes = [...document.querySelectorAll(".race-lane")];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const lane = target as HTMLElement;
        if (lane.dataset.arrived === undefined) continue;
        const order = document.documentElement.dataset;
        order.order = (order.order ?? "") + lanes.indexOf(lane);
      }
    }).observe(document.querySelector(".race")!, {
      subtree: true,
      attributeFilter: ["data-arrived"],
    });
  });
  const order = () =>
    page.evaluate(() => document.documentElement.dataset.order);
  assert.equal(await order(), undefined, "before it is seen");
  await page.locator(".race").scrollIntoViewIfNeeded();
  await arrived.nth(1).waitFor();
  assert.equal(await order(), "10");
  await page.getByRole("button", { name: words.project.measure.again }).click();
  await page.waitForFunction(() =>
    document.documentElement.dataset.order === "1010"
  );
  assert.deepEqual(visit.complaints, []);
});

Deno.test({
  name: "with reduced motion a result stays two bars, without a button",
  ignore: !raced,
}, async () => {
  await using visit = await openPage(site, projectPath(raced!.slug));
  const { page } = visit;
  await page.locator(".race").scrollIntoViewIfNeeded();
  await page.locator(".race-bar").nth(1).waitFor();
  const { again } = words.project.measure;
  assert.equal(await page.getByRole("button", { name: again }).count(), 0);
  assert.equal(await page.locator(".race[data-ready]").count(), 0);
});
