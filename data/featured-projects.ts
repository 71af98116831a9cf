import { projectList } from "./project-list.ts";
import type { ProjectSummary } from "./schema.ts";

/** Slugs of the projects that each page features, in the page's order. */
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
} as const;

/** The projects that `page` features, in its order. */
export function featuredProjects(
  page: keyof typeof featuredSlugs,
): readonly ProjectSummary[] {
  return featuredSlugs[page].flatMap((slug) =>
    projectList.filter((project) => project.slug === slug)
  );
}
