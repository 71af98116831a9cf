import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { canonicalPaths } from "../../../src/paths.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import {
  observeShifts,
  shiftsOf,
} from "../../support/browser/layout-shifts.ts";
import {
  attached,
  openTab,
  pageHydrated,
  typefacesLoaded,
} from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import {
  fixtureContent,
  held,
  withRecords,
} from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({
  settings: { ...noCache, CONTENT_TIMEOUT_MS: "60000" },
});
const limits = {
  /** Content and styles move next to nothing. */
  content: 0.01,
  /** Good by the Web Vitals; a line that wraps differently stays below. */
  typefaces: 0.1,
};

/** The unknown address is a 404. */
const isExpected = (complaint: string) => /\b404\b/.test(complaint);

/** Delays files until a test releases them. */
function fileGate(files: string) {
  let gate = Promise.withResolvers<void>();
  return {
    close: () => gate = Promise.withResolvers<void>(),
    open: () => gate.resolve(),
    hold: (page: Page) =>
      page.route(files, async (route) => {
        await gate.promise;
        await route.continue();
      }),
  };
}

/** What can take the place of more content. */
const shortEnds = contentPages.map(({ path, list, loading }) =>
  list
    ? { path: `${list}/unknown`, loading, end: ".not-found-scene" }
    : { path, loading, end: ".state-empty" }
);

for (const width of [1440, 390]) {
  Deno.test(`no layout shifts at ${width} px when the content is that there is none`, async (t) => {
    await using tab = await openTab(site, {
      viewport: { width, height: 900 },
      prepare: (page) => page.addInitScript(observeShifts),
    });
    const { page } = tab;
    for (const { path, loading, end } of shortEnds) {
      await t.step(path, async () => {
        const late = held(withRecords({}));
        site.content.answer = late.answer;
        await tab.goTo(path);
        await page.getByText(loading, { exact: true }).waitFor();
        await typefacesLoaded(page);
        const before = await shiftsOf(page);
        late.release();
        await attached(page, end);
        const { sum, shifts } = await shiftsOf(page);
        assert.ok(sum - before.sum < limits.content, shifts.join("\n"));
      });
    }
  });
}

/** Aliases show the pages of others. */
const pages = [...addresses, unknownAddress]
  .filter((path) => !(path in canonicalPaths));

for (const width of [1440, 768, 390]) {
  Deno.test(`no layout shifts at ${width} px when content, styles and typefaces load late`, async (t) => {
    const answer = await fixtureContent();
    const styles = fileGate("**/assets/*.css");
    const typefaces = fileGate("**/*.woff2");
    await using tab = await openTab(site, {
      until: "commit",
      reducedMotion: "no-preference",
      viewport: { width, height: 900 },
      async prepare(page) {
        await page.addInitScript(observeShifts);
        await styles.hold(page);
        await typefaces.hold(page);
      },
    });
    const { page } = tab;
    for (const path of pages) {
      await t.step(path, async () => {
        const content = held(answer);
        site.content.answer = content.answer;
        styles.close();
        typefaces.close();
        await tab.goTo(path);
        // Painted with the first styles and the fallback typefaces.
        await page.locator("main h1, main .loading").first().waitFor();
        // On a busy machine the document itself may be painted in parts.
        const shell = await shiftsOf(page);
        styles.open();
        await pageHydrated(page);
        content.release();
        await page.waitForFunction(() =>
          !document.querySelector("main .loading")
        );
        const early = await shiftsOf(page);
        assert.ok(
          early.sum - shell.sum < limits.content,
          `${early.sum}\n${early.shifts.join("\n")}`,
        );
        typefaces.open();
        await page.waitForFunction(() => document.readyState === "complete");
        await page.evaluate(() => document.fonts.ready.then(() => null));
        const { sum, shifts } = await shiftsOf(page);
        assert.ok(sum < limits.typefaces, `${sum}\n${shifts.join("\n")}`);
        assert.deepEqual(tab.complaints.filter((it) => !isExpected(it)), []);
      });
    }
  });
}
