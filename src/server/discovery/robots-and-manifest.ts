import { brand, colours, site } from "../../../data/site.ts";
import homeWords from "../../../data/words/home.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import { feedPaths, paths } from "../../paths.ts";
import { staticAddress } from "../../static-files.ts";

/** Crawlers and robots.txt tokens that collect texts to train AI models. */
export const trainingCrawlers = [
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
];

// Raw data of the pages: indexing it would duplicate them.
const pagesOnly = ["Allow: /", "Disallow: /api/"];

/** robots.txt: crawlers may read every page, by setting also to train AI models. */
export function robots(
  siteUrl: string,
  aiTraining: boolean = brand.aiTraining,
): string {
  return [
    "User-agent: *",
    ...pagesOnly,
    "",
    "# Crawlers that train AI models",
    ...trainingCrawlers.map((name) => `User-agent: ${name}`),
    ...(aiTraining ? pagesOnly : ["Disallow: /"]),
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
    description: fillIn(homeWords.meta.description),
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
