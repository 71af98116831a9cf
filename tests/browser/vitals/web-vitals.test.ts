import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { startSite } from "../../support/site.ts";
import { browser } from "../../support/browser/open-page.ts";

interface Visit {
  /** An init script for the page. */
  script?: string;
  /** Runs before the visitor leaves the site. */
  stay?(page: Page): Promise<void>;
}

/** Visits and leaves the site, and returns the server's log lines. */
async function linesOf({ script = "", stay }: Visit): Promise<string[]> {
  await using site = await startSite();
  {
    await using context = await browser().newContext();
    const page = await context.newPage();
    await page.addInitScript(script);
    await page.goto(site.origin + paths.about, { waitUntil: "networkidle" });
    await page.mouse.click(5, 400);
    await stay?.(page);
    // Beacons are sent when the page unloads, before the next response.
    await page.goto(`${site.origin}/healthz`, { waitUntil: "networkidle" });
  }
  await site.stop();
  return site.lines.filter((line) => line.includes("Web vitals"));
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
  assert.deepEqual(await linesOf({ script }), []);
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
