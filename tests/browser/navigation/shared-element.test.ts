import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { projectList } from "../../../src/ui/projects/projects.ts";
import { shownSigns } from "../../../src/pages/home/named-projects.ts";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { site } from "../../support/fixture-site.ts";
import { inTime } from "../../support/promises.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";

/** Records which elements each view transition animates. */
const recorder = `
  globalThis.moved = [];
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (change) {
    const transition = start.call(this, change);
    globalThis.moved.push(transition.ready.then(() =>
      document.getAnimations()
        .map(({ effect }) => effect.pseudoElement)
        .filter((name) => /\\((page-picture|bus)\\)/.test(name))));
    globalThis.last = transition.finished;
    return transition;
  };
`;

interface Recorded {
  moved: Promise<string[]>[];
  last: Promise<void>;
}

function movedOn(page: Page): Promise<string[][]> {
  return inTime(
    page.evaluate(() => Promise.all((globalThis as unknown as Recorded).moved)),
  );
}

/** Clicks the first card that links to a path. */
async function clickCard(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"]`).first();
  await elementHydrated(link);
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.locator(".page-picture").first().waitFor();
}

/** Hovers over the link to an article until its data has arrived. */
async function prefetched(page: Page, path: string): Promise<void> {
  await page.locator("html[data-client-routing]").waitFor();
  await page.locator(`main a[href="${path}"]`).first().hover();
  // The driver misses the end of some streamed responses.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some((entry) =>
      entry.name.includes("/api/article/") &&
      (entry as PerformanceResourceTiming).responseEnd > 0
    )
  );
}

/** How many elements still have a transition name after the last transition. */
function leftovers(page: Page): Promise<number> {
  return inTime(page.evaluate(async () => {
    await (globalThis as unknown as Recorded).last;
    const styled = document.querySelectorAll<HTMLElement>("[style]");
    return [...styled].filter(({ style }) => style.viewTransitionName).length;
  }));
}

const { slug } = samples.project;

for (
  const [list, path] of [
    [paths.portfolio, projectPath(slug)],
    [paths.home, projectPath(shownSigns[0]!.project.slug)],
    [paths.blog, articlePath(samples.article.id)],
  ] as const
) {
  Deno.test(`a card of ${list} grows into its page, and shrinks on Back`, async () => {
    await using visit = await openPage(site, list, {
      reducedMotion: "no-preference",
      prepare: (page) => page.addInitScript(recorder),
    });
    const { page } = visit;
    // The picture of an article is only available after a prefetch.
    if (list === paths.blog) await prefetched(page, path);
    await clickCard(page, path);
    const [grown = []] = await movedOn(page);
    for (const part of ["group", "old", "new"]) {
      assert.ok(
        grown.includes(`::view-transition-${part}(page-picture)`),
        `${part}: ${grown}`,
      );
    }
    assert.equal(await leftovers(page), 0);
    await page.goBack();
    await page.locator(`main a[href="${path}"]`).first().waitFor();
    const [, shrunk = []] = await movedOn(page);
    assert.ok(
      shrunk.includes("::view-transition-new(page-picture)"),
      String(shrunk),
    );
    assert.equal(await leftovers(page), 0);
    assert.deepEqual(visit.complaints, []);
  });
}

Deno.test({
  name: "the next project's picture grows into its page, and the bus drives on",
  ignore: projectList.length < 2,
}, async () => {
  await using visit = await openPage(site, projectPath(slug), {
    reducedMotion: "no-preference",
    prepare: (page) => page.addInitScript(recorder),
  });
  const { page } = visit;
  const next = page.locator(".next").getByRole("link");
  const path = await next.getAttribute("href") ?? "";
  await clickCard(page, path);
  const [grown = []] = await movedOn(page);
  for (const part of ["old(page-picture)", "new(page-picture)", "old(bus)"]) {
    assert.ok(
      grown.includes(`::view-transition-${part}`),
      `${part}: ${grown}`,
    );
  }
  assert.ok(!grown.includes("::view-transition-new(bus)"), String(grown));
  assert.equal(await leftovers(page), 0);
});

Deno.test("with reduced motion no picture has a transition name and nothing moves", async () => {
  await using visit = await openPage(site, paths.portfolio, {
    prepare: (page) => page.addInitScript(recorder),
  });
  const { page } = visit;
  await clickCard(page, projectPath(slug));
  assert.deepEqual(await movedOn(page), []);
  assert.equal(await leftovers(page), 0);
});
