/** How long pages are on phones. */
import assert from "node:assert/strict";
import { jobPath, paths, projectPath } from "../../src/addresses/paths.ts";
import { projects } from "../../data/projects.ts";
import { samples } from "../support/addresses.ts";
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
  ...projects.map(({ slug }): [string, number] => [projectPath(slug), 5700]),
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
