import { projectPages } from "../../../data/project-pages.ts";
import type { Project } from "../../../data/project-views.ts";
import { findProject } from "../../../data/projects.ts";

/** A project with the texts of its page; undefined if there is none. */
export async function loadProject(slug: string): Promise<Project | undefined> {
  const summary = findProject(slug);
  const page = await projectPages[summary?.slug ?? ""]?.();
  return summary && page && { ...summary, ...page.default };
}
