import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { enough } from "../../support/amounts.ts";
import {
  attached,
  heldScripts,
  openPage,
  pageHydrated,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import {
  rasterIn,
  savingData,
  savingPhone,
  showButtons,
  showNext,
  switchOf,
} from "../../support/browser/data-saver.ts";
import { site } from "../../support/fixture-site.ts";
import { waitUntil } from "../../support/promises.ts";

/** The pictures in the main part, each with the address that it shows. */
const loaded = (page: Page) =>
  page.locator("main picture img").evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).currentSrc)
  );

const project = projectPath(samples.project.slug);
const article = articlePath(samples.article.id);

const pages = [
  { path: paths.portfolio, isLong: enough.pictures },
  { path: project, isLong: true },
  { path: article, isLong: enough.portraits },
];

for (const { path, isLong } of pages) {
  Deno.test({
    name:
      `with the data saver on, ${path} loads its first picture, and the others by their buttons`,
    ignore: !isLong,
  }, async () => {
    const pictures: string[] = [];
    await using visit = await openPage(site, path, savingPhone(pictures));
    const { page } = visit;
    await showButtons(page).first().waitFor();
    await typefacesLoaded(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    assert.equal(rasterIn(pictures).length, 1);
    // A tap may show a picture in two places.
    while (await showButtons(page).count() > 0) await showNext(page);
    assert.equal(new URL(page.url()).pathname, path);
    assert.deepEqual(visit.complaints, []);
  });
}

Deno.test({
  name: "the buttons of the data saver wait until all of a page is hydrated",
  ignore: !enough.portraits,
}, async () => {
  const saving = savingData();
  await using visit = await openPage(site, article, {
    ...saving,
    async prepare(page) {
      await saving.prepare?.(page);
      await page.addInitScript(() => {
        // A busy device seems idle before its page is hydrated.
        Object.assign(globalThis, {
          requestIdleCallback: (work: () => void) => setTimeout(work, 0),
        });
      });
    },
  });
  await attached(visit.page, "html[data-client-routing]");
  await showButtons(visit.page).first().waitFor();
  assert.deepEqual(visit.complaints, []);
});

Deno.test({
  name: "a button of the data saver keeps the focus when the page hydrates",
  ignore: !enough.pictures,
}, async () => {
  await using visit = await openPage(site, paths.portfolio, {
    ...savingData(),
    until: "load",
  });
  const button = showButtons(visit.page).first();
  await button.focus();
  await pageHydrated(visit.page);
  await button.and(visit.page.locator(":focus")).waitFor();
});

Deno.test("before hydration the switch turns off what the browser asks for", async () => {
  const scripts = heldScripts();
  const saving = savingData();
  await using visit = await openPage(site, project, {
    until: "commit",
    prepare: async (page) => {
      await saving.prepare?.(page);
      await scripts.hold(page);
    },
  });
  const { page } = visit;
  const light = switchOf(page);
  await page.locator("html[data-light]").waitFor();
  await light.and(page.locator("[aria-pressed=true]")).click();
  await light.and(page.locator("[aria-pressed=false]")).waitFor();
  scripts.release();
  await pageHydrated(page);
  await attached(page, "html[data-client-routing]");
  assert.equal(await light.getAttribute("aria-pressed"), "false");
  assert.equal(await showButtons(page).count(), 0);
  await waitUntil(async () => (await loaded(page)).filter(Boolean).length > 1);
});

Deno.test("with the data saver on no document or script is fetched ahead", async () => {
  await using visit = await openPage(site, paths.blog, savingData());
  const { page } = visit;
  const rules = await (await fetch(`${site.origin}/speculation-rules.json`))
    .json();
  const [, , { selector_matches: selectors }] = rules.prefetch[0].where.and;
  assert.ok(selectors.length > 0);
  await attached(page, "html[data-client-routing]");
  for (const routing of [true, false]) {
    // As before hydration.
    await page.evaluate(
      (is) =>
        document.documentElement.toggleAttribute("data-client-routing", is),
      routing,
    );
    for (const selector of selectors) {
      assert.equal(await page.locator(selector).count(), 0, selector);
    }
  }
  const ahead = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((name) => /article-page/.test(name))
  );
  assert.deepEqual(ahead, []);
});
