import assert from "node:assert/strict";
import { paths, projectPath } from "../../src/addresses/paths.ts";
import { samples } from "../support/addresses.ts";
import { readManifestSync } from "../../src/server/assets/build-manifest.ts";
import { openPage } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();
const { entry } = readManifestSync();
const withPicture = projectPath(samples.project.slug);

for (const path of [paths.about, withPicture]) {
  Deno.test(`${path} asks for its scripts after the first paint, or 400 ms after it is parsed`, async () => {
    assert.doesNotMatch(await site.get(path), RegExp(`(src|href)="${entry}"`));
    await using visit = await openPage(site, path);
    const { asked, painted, parsed } = await visit.page.evaluate((entry) => {
      const [page] = performance.getEntriesByType("navigation");
      const { domInteractive } = page as PerformanceNavigationTiming;
      const start = (name: string) =>
        performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      return {
        asked: start(new URL(entry, location.href).href),
        painted: start("first-contentful-paint"),
        parsed: domInteractive,
      };
    }, entry);
    assert.ok(asked >= Math.min(painted, parsed + 400), `${asked} ${painted}`);
  });
}

Deno.test("a picture that does not come keeps no page from being alive", async () => {
  const picture = Promise.withResolvers<void>();
  // The page is not opened before it is hydrated.
  await using _visit = await openPage(site, withPicture, {
    prepare: (page) =>
      page.route(`**/${samples.project.slug}/*`, async (route) => {
        await picture.promise;
        await route.abort();
      }),
  });
  picture.resolve();
});
