/**
 * Prints as JSON what a first visit of each kind of page loads from the build,
 * in bytes, with the site's own content: the drill of another agency compares
 * it before and after.
 */
import { readBuild } from "../../src/server/assets/build-manifest.ts";
import { routes } from "../../src/server/documents/query-page.ts";
import { feedPaths } from "../../src/paths.ts";
import { patternOf } from "../../src/ui/layout/page-routes.ts";
import { pageWeight } from "../bench/page-weight.ts";
import { startSite } from "../support/site.ts";

const manifest = readBuild();
const siteUrl = "https://agency.test";
await using site = await startSite({ settings: { SITE_URL: siteUrl } });
const sitemap = await site.get(feedPaths.sitemap);
const weights: Record<string, number> = {};
for (const [, url = ""] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
  const path = url.slice(siteUrl.length) || "/";
  const pattern = patternOf(routes, path);
  if (weights[pattern]) continue;
  // The first answer may be streamed; later ones are complete.
  await site.get(path);
  const parts = await pageWeight(site.origin, path, { manifest, pattern });
  weights[pattern] = Object.values(parts).reduce((sum, part) => sum + part, 0);
}
console.log(JSON.stringify(weights));
