import assert from "node:assert/strict";
import { startBrowser } from "../support/browser.ts";
import { startSite } from "../support/site.ts";

interface Visit {
  /** What the init script of the page is. */
  script?: string;
}

/** Visits the site, leaves it, and gives the lines that the server wrote. */
async function linesOf({ script = "" }: Visit): Promise<string[]> {
  await using site = await startSite();
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.addInitScript(script);
    await page.goto(`${site.origin}/about-us`, { waitUntil: "networkidle" });
    await page.mouse.click(5, 400);
    // Beacons leave with the page: the next answer comes after them.
    await page.goto(`${site.origin}/healthz`, { waitUntil: "networkidle" });
  } finally {
    await browser.close();
  }
  await site.stop();
  return site.lines.filter((line) => line.includes("Web vitals"));
}

Deno.test("a visit sends its figures once, when it is left", async () => {
  const [line = "{}", ...more] = await linesOf({});
  const { route, lcp, ttfb, cls } = JSON.parse(line);
  assert.equal(route, "/about-us");
  assert.deepEqual([lcp, ttfb, cls].map((it) => typeof it), [
    "number",
    "number",
    "number",
  ]);
  assert.deepEqual(more, []);
});

Deno.test("a browser that asks not to be tracked sends nothing", async () => {
  const script = "Object.defineProperty(Navigator.prototype, " +
    "'globalPrivacyControl', { get: () => true });";
  assert.deepEqual(await linesOf({ script }), []);
});
