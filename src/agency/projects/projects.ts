import { featured } from "./featured-projects.ts";
import { projectList } from "./project-list.ts";
import type { ProjectSummary } from "./project-views.ts";

export { projectList };

/** What lists show of a project; undefined if there is none. */
export function findProject(slug?: string): ProjectSummary | undefined {
  return projectList.find((project) => project.slug === slug);
}

/** The projects that `page` features, in display order. */
export function featuredProjects(
  page: "about" | "services" | "branding" | "webDesign" | "webDevelopment",
): readonly ProjectSummary[] {
  return featured[page].flatMap((slug) => findProject(slug) ?? []);
}
