import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site } from "../../support/fixture-site.ts";
import { projects } from "../../support/projects.ts";
import { projectList } from "../../../src/ui/projects/projects.ts";
import { shortCount } from "../../../src/pages/portfolio/portfolio-page.tsx";
import { fullPortfolioPath, paths, projectPath } from "../../../src/paths.ts";
import {
  elementHydrated,
  openPage,
  openTab,
  stylesLoaded,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import { waitUntil } from "../../support/promises.ts";

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

const longProject = projects.find(({ showcase }) => showcase.length > 5);

Deno.test({
  name: "a project keeps its height while its pictures load",
  ignore: !longProject,
}, async () => {
  const pictures = Promise.withResolvers<void>();
  await using visit = await openPage(site, projectPath(longProject!.slug), {
    viewport: { width: 390, height: 844 },
    until: "commit",
    prepare: (page) =>
      page.route(/\/pictures\//, async (route) => {
        await pictures.promise;
        await route.continue();
      }),
  });
  const { page } = visit;
  const height = () => page.evaluate(() => document.body.scrollHeight);
  await page.locator("footer").waitFor();
  await stylesLoaded(page);
  await typefacesLoaded(page);
  const before = await height();
  pictures.resolve();
  for (const picture of await page.locator("main picture img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await waitUntil(() =>
      picture.evaluate((it) => (it as HTMLImageElement).naturalWidth > 0)
    );
  }
  assert.equal(await height(), before);
});

for (
  const [width, height] of [[390, 844], [768, 1024], [1440, 900]] as const
) {
  Deno.test(`the first screen of each project shows its work and its name at ${width} px`, async () => {
    await using tab = await openTab(site, { viewport: { width, height } });
    for (const { slug } of projects) {
      await tab.goTo(projectPath(slug));
      const [share, end] = await tab.page.evaluate(() => {
        const box = (part: string) =>
          document.querySelector(part)!.getBoundingClientRect();
        const { top, bottom, width } = box(".page-picture img");
        const high = Math.min(bottom, innerHeight) - top;
        return [
          high * width / innerWidth / innerHeight,
          box("h1").bottom / innerHeight,
        ] as const;
      });
      assert.ok(share > 1 / 8, `${slug}: ${share}`);
      assert.ok(end < 1, slug);
    }
  });
}
