import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site as facts } from "../../../data/site.ts";
import { paths } from "../../../src/paths.ts";
import { startSite } from "../../support/site.ts";
import {
  earlyScriptStarted,
  openPage,
} from "../../support/browser/open-page.ts";
import { waitUntil } from "../../support/promises.ts";

/**
 * Visits and leaves the site once it measures.
 * @param isLogged Whether what the visit sends has arrived.
 */
async function visit(
  site: { origin: string },
  isLogged: () => boolean,
  stay: (page: Page) => Promise<void>,
): Promise<void> {
  await using tab = await openPage(site, paths.about);
  const { page } = tab;
  await earlyScriptStarted(page);
  // After a click the browser measures no larger paint.
  await page.evaluate(() =>
    new Promise<void>((resolve) =>
      new PerformanceObserver(() => resolve())
        .observe({ type: "largest-contentful-paint", buffered: true })
    )
  );
  await page.mouse.click(5, 400);
  await stay(page);
  // Another site, for which a page that is busy is not waited for.
  await page.goto(`${site.origin.replace("127.0.0.1", "localhost")}/healthz`);
  // Closing the profile would cancel the beacons that are on their way.
  await waitUntil(isLogged);
}

Deno.test("a visit sends its vitals once when it is hidden, and each followed link that brings clients", async () => {
  await using site = await startSite();
  const vitals = () => site.lines.filter((line) => line.includes("Web vitals"));
  const links = () => site.lines.filter((line) => line.includes("Client link"));
  const isLogged = () => vitals().length > 0 && links().length > 1;
  await visit(site, isLogged, async (page) => {
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
    await page.locator("main a[href^='tel:']").click();
    // It opens another page, whose address must not be taken.
    await page.locator(`a[href='${facts.book.href}']`).first().click();
  });
  await site.stop();
  const [line = "{}", ...more] = vitals();
  const { route, lcp, ttfb, cls } = JSON.parse(line);
  assert.equal(route, paths.about);
  assert.deepEqual([lcp, ttfb, cls].map((it) => typeof it), [
    "number",
    "number",
    "number",
  ]);
  assert.deepEqual(more, []);
  const logged = links().map((line) => JSON.parse(line));
  assert.deepEqual(
    logged.map(({ route, link }) => `${route} ${link}`).sort(),
    [`${paths.about} book`, `${paths.about} phone`],
  );
});

Deno.test("a page that is busy when it is left sends its vitals", async () => {
  await using site = await startSite();
  const isLogged = () => site.lines.some((line) => line.includes('"lcp":'));
  await visit(site, isLogged, (page) =>
    page.evaluate(() => {
      setTimeout(() => {
        while (true);
      }, 0);
    }));
});
