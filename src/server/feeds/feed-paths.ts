/** Addresses of what the site tells machines. */
export const feedPaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  atom: "/feed.xml",
  json: "/feed.json",
  jobs: "/jobs.xml",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
} as const;
