/** How long pages are on phones, and how often they show the bridge. */
import assert from "node:assert/strict";
import { jobPath, paths, projectPath } from "../../src/addresses/paths.ts";
import { projects } from "../../data/projects.ts";
import { addresses, samples } from "../support/addresses.ts";
import { openTab } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

/** Pixels of each page at 390 px, at most. */
const limits: [string, number][] = [
  [paths.home, 6200],
  [paths.branding, 7000],
  [paths.webDevelopment, 6000],
  [paths.blog, 5600],
  [paths.about, 5400],
  [jobPath(samples.job.id), 4200],
  // The longest gallery has eleven pictures, the others ten at most.
  ...projects.map(({ slug, showcase }): [string, number] => [
    projectPath(slug),
    showcase.length > 10 ? 5950 : 5700,
  ]),
];

Deno.test("pages are not too long on phones", async (t) => {
  await using tab = await openTab(site, {
    until: "load",
    viewport: { width: 390, height: 844 },
  });
  for (const [path, limit] of limits) {
    await t.step(path, async () => {
      await tab.goTo(path);
      const height = await tab.page.evaluate(() =>
        document.documentElement.scrollHeight
      );
      assert.ok(height > 2000 && height <= limit, `${height} px`);
    });
  }
});

Deno.test("a page shows at most four decks, two rules and two buses; careers has a queue of four", async (t) => {
  await using tab = await openTab(site, { until: "load" });
  for (const path of addresses) {
    await t.step(path, async () => {
      await tab.goTo(path);
      const [decks = 0, rules = 0, buses = 0] = await tab.page.evaluate(() =>
        [
          ".bridge, .scene",
          ".rule",
          'use[href="#danfo"], .crossing',
        ].map((selector) =>
          [...document.querySelectorAll(selector)]
            .filter((it) => it.getClientRects().length > 0).length
        )
      );
      assert.ok(decks >= 1 && decks <= 4, `${decks} decks`);
      assert.ok(rules <= 2, `${rules} rules`);
      assert.ok(buses <= (path === paths.careers ? 4 : 2), `${buses} buses`);
    });
  }
});
