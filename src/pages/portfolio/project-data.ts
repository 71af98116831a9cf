import { projectPages } from "../../../data/project-pages.ts";
import type { Project } from "../../../data/project-views.ts";
import { findProject } from "../../../data/projects.ts";
import type { Params } from "../../ui/layout/handle.ts";

/**
 * The data of a project's page. Its texts are part of the build: the server has
 * them, and the browser loads them as a chunk.
 */
export async function projectData({ slug = "" }: Params) {
  return { project: await loadProject(slug) };
}

/** The data, or what there is of it for the head. */
export type ProjectData = Partial<Awaited<ReturnType<typeof projectData>>>;

/** A project with the texts of its page; undefined if there is none. */
export async function loadProject(slug: string): Promise<Project | undefined> {
  const summary = findProject(slug);
  const page = await projectPages[summary?.slug ?? ""]?.();
  return summary && page && { ...summary, ...page.default };
}
