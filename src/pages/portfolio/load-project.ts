import { projectPages } from "./project-pages.ts";
import type { Project } from "../../agency/projects/project-views.ts";
import { findProject } from "../../agency/projects/projects.ts";

/** The data of a project's page. */
export interface ProjectData {
  project?: Project | undefined;
}

/** A project with the texts of its page; undefined if there is none. */
export async function loadProject(slug: string): Promise<Project | undefined> {
  const summary = findProject(slug);
  const page = await projectPages[summary?.slug ?? ""]?.();
  return summary && page && { ...summary, ...page.default };
}
