import { paths } from "./paths.ts";

/** Paths of feeds and other files for crawlers and browsers. */
export const feedPaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  atom: "/feed.xml",
  json: "/feed.json",
  jobs: "/jobs.xml",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;

/** Patterns of the pages that exist as Markdown too. */
export const markdownPatterns: ReadonlySet<string> = new Set([
  paths.article,
  paths.job,
  paths.project,
]);

/** The address of a page's Markdown version. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
