/** Paths of feeds and other files for crawlers and browsers. */
export const feedPaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  atom: "/feed.xml",
  json: "/feed.json",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;
