/** Slugs of the projects that each page features, in display order. */
export const featuredSlugs = {
  about: [
    "fleetwaters-farms",
    "aurora-ai",
    "armt-website",
    "nexant-construction",
    "chedar-website",
    "alomaa",
  ],
  services: [
    "armt-website",
    "fleetwaters-farms",
    "prompt-plumber-ai",
    "alomaa",
    "nexant-construction",
    "tobyteq-website",
  ],
  branding: ["chedar-website", "alomaa", "fleetwaters-farms"],
  webDesign: ["aurora-ai", "prompt-plumber-ai", "tobyteq-website"],
  webDevelopment: ["armt-website", "nexant-construction", "armt-website-cms"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
