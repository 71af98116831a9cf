import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { startSite } from "../../support/site.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { waitUntil } from "../../support/promises.ts";

/** Visits and leaves the site once it measures. */
async function visit(
  site: { origin: string },
  stay?: (page: Page) => Promise<void>,
): Promise<void> {
  await using tab = await openPage(site, paths.about);
  const { page } = tab;
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource")
      .some(({ name }) => name.includes("/measure-"))
  );
  await page.mouse.click(5, 400);
  await stay?.(page);
  // Beacons are sent when the page unloads, before the next response.
  await page.goto(`${site.origin}/healthz`);
}

Deno.test("a visit sends its vitals once: on leaving, or when it is hidden before", async () => {
  await using site = await startSite();
  const vitals = () => site.lines.filter((line) => line.includes("Web vitals"));
  await visit(site);
  await waitUntil(() => vitals().length > 0);
  await visit(site, async (page) => {
    for (const state of ["hidden", "visible", "hidden", "visible"]) {
      await page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", {
          configurable: true,
          get: () => state,
        });
        const change = new Event("visibilitychange", { bubbles: true });
        document.dispatchEvent(change);
      }, state);
    }
    await page.evaluate(() =>
      Reflect.deleteProperty(document, "visibilityState")
    );
  });
  await waitUntil(() => vitals().length > 1);
  await site.stop();
  const [line = "{}", , ...more] = vitals();
  const { route, lcp, ttfb, cls } = JSON.parse(line);
  assert.equal(route, paths.about);
  assert.deepEqual([lcp, ttfb, cls].map((it) => typeof it), [
    "number",
    "number",
    "number",
  ]);
  assert.deepEqual(more, []);
});
