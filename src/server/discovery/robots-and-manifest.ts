import { colours, site } from "../../../data/site.ts";
import { feedPaths, paths } from "../../paths.ts";
import { staticAddress } from "../../static-files.ts";

/** robots.txt: every crawler may read every page. */
export function robots(siteUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    // Raw data of the pages: indexing it would duplicate them.
    "Disallow: /api/",
    "",
    `Sitemap: ${siteUrl}${feedPaths.sitemap}`,
    "",
  ].join("\n");
}

/** The site as an application on a device's home screen. */
export function webManifest(siteUrl: string): string {
  const icon = (
    name: string,
    type: string,
    sizes: string,
    purpose = "any",
  ) => ({
    src: siteUrl + staticAddress(`/icons/${name}`),
    type: `image/${type}`,
    sizes,
    purpose,
  });
  return JSON.stringify({
    id: `${siteUrl}/`,
    name: site.name,
    short_name: site.name,
    description: site.metaDescription,
    lang: "en",
    start_url: siteUrl + paths.home,
    scope: `${siteUrl}/`,
    display: "minimal-ui",
    background_color: colours.paper.light,
    theme_color: colours.danfo.light,
    icons: [
      icon("favicon.svg", "svg+xml", "any"),
      icon("icon-192.png", "png", "192x192"),
      icon("icon-512.png", "png", "512x512"),
      icon("maskable-512.png", "png", "512x512", "maskable"),
    ],
  });
}
