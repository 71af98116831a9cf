import { projectDescriptions } from "./project-descriptions.ts";
import { projectFacts } from "./project-facts.ts";
import { projectList } from "./project-list.ts";
import type { Project } from "./schema.ts";
import { showcases } from "./showcases.ts";

/** The ten projects with their texts and galleries, in the portfolio's order. */
export const projects: readonly Project[] = projectList.map((project) => ({
  ...project,
  description: projectDescriptions[project.slug] ?? "",
  facts: projectFacts[project.slug],
  showcase: showcases[project.slug] ?? [],
}));

/** The project with a slug; undefined when there is none. */
export function findProject(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug);
}
