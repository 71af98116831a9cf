import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { startSite } from "../../support/site.ts";
import { browser } from "../../support/browser/open-page.ts";
import { waitUntil } from "../../support/promises.ts";

interface Visit {
  /** An init script for the page. */
  script?: string;
  /** Whether vitals are expected. */
  isMeasured?: boolean;
  /** Runs before the visitor leaves the site. */
  stay?(page: Page): Promise<void>;
}

/** Visits and leaves the site, and returns the server's log lines. */
async function linesOf(
  { script = "", isMeasured = true, stay }: Visit,
): Promise<string[]> {
  await using site = await startSite();
  const vitals = () => site.lines.filter((line) => line.includes("Web vitals"));
  {
    await using context = await browser().newContext();
    const page = await context.newPage();
    await page.addInitScript(script);
    await page.goto(site.origin + paths.about);
    await page.locator("html[data-client-routing]").waitFor();
    if (isMeasured) {
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource")
          .some(({ name }) => name.includes("/measure-"))
      );
    }
    await page.mouse.click(5, 400);
    await stay?.(page);
    // Beacons are sent when the page unloads, before the next response.
    await page.goto(`${site.origin}/healthz`);
    if (isMeasured) await waitUntil(() => vitals().length > 0);
  }
  await site.stop();
  return vitals();
}

Deno.test("a visit sends its vitals once, on leaving", async () => {
  const [line = "{}", ...more] = await linesOf({});
  const { route, lcp, ttfb, cls } = JSON.parse(line);
  assert.equal(route, paths.about);
  assert.deepEqual([lcp, ttfb, cls].map((it) => typeof it), [
    "number",
    "number",
    "number",
  ]);
  assert.deepEqual(more, []);
});

Deno.test("a browser with Global Privacy Control sends nothing", async () => {
  const script = "Object.defineProperty(Navigator.prototype, " +
    "'globalPrivacyControl', { get: () => true });";
  assert.deepEqual(await linesOf({ script, isMeasured: false }), []);
});

Deno.test("a visit that is hidden and shown again sends its vitals once", async () => {
  const lines = await linesOf({
    async stay(page) {
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
    },
  });
  assert.equal(lines.length, 1);
});
