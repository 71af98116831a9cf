import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { fixtureContent, late } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
/** Good by the Web Vitals; a line that wraps differently stays below. */
const limit = 0.1;

/** The unknown address is a 404. */
const isExpected = (complaint: string) => /\b404\b/.test(complaint);

/** Adds up the unexpected layout shifts since the first paint. */
function observeShifts(): void {
  const shifts: string[] = [];
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      };
      if (hadRecentInput) continue;
      sum += value;
      const names = sources.map(({ node }) =>
        node instanceof Element
          ? `${node.localName}.${node.className}`
          : node?.nodeName
      );
      shifts.push(`${value.toFixed(4)} ${names.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
  Object.assign(globalThis, { shiftsSoFar: () => ({ sum, shifts }) });
}

/** Delays the typefaces until a test releases them. */
function typefaceGate() {
  let gate = Promise.withResolvers<void>();
  return {
    close: () => gate = Promise.withResolvers<void>(),
    open: () => gate.resolve(),
    hold: (page: Page) =>
      page.route("**/*.woff2", async (route) => {
        await gate.promise;
        await route.continue();
      }),
  };
}

/** After two frames the changes are painted and reported. */
async function framesOf(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(resolve, 0))
      )
    )
  );
}

async function shiftsOf(
  page: Page,
  letTypefacesThrough: () => void,
): Promise<{ sum: number; shifts: string[] }> {
  await page.waitForFunction(() => !document.querySelector("main .loading"));
  // The fallback typefaces are painted first.
  await framesOf(page);
  letTypefacesThrough();
  await page.waitForFunction(() => document.readyState === "complete");
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await framesOf(page);
  return await page.evaluate(() =>
    (globalThis as unknown as {
      shiftsSoFar(): { sum: number; shifts: string[] };
    }).shiftsSoFar()
  );
}

for (const width of [1440, 768, 390]) {
  Deno.test(`no layout shifts at ${width} px when content and typefaces load late`, async (t) => {
    site.content.answer = late(500, await fixtureContent());
    const typefaces = typefaceGate();
    await using tab = await openTab(site, {
      reducedMotion: "no-preference",
      viewport: { width, height: 900 },
      async prepare(page) {
        await page.addInitScript(observeShifts);
        await typefaces.hold(page);
      },
    });
    for (const path of [...addresses, unknownAddress]) {
      await t.step(path, async () => {
        typefaces.close();
        await tab.goTo(path);
        const { sum, shifts } = await shiftsOf(tab.page, typefaces.open);
        assert.ok(sum < limit, `${sum}\n${shifts.join("\n")}`);
        assert.deepEqual(tab.complaints.filter((it) => !isExpected(it)), []);
      });
    }
  });
}
