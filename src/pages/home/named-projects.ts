import { featured } from "../../agency/projects/featured-projects.ts";
import { findProject } from "../../agency/projects/projects.ts";

/** The signs of "Our Works" whose projects exist. */
export function shownSigns() {
  return featured.signs.flatMap(({ project: slug, line }) => {
    const project = findProject(slug);
    return project ? [{ project, line }] : [];
  });
}

/** The fields of work with those of their projects that exist, if any. */
export function shownFields() {
  return featured.fields.map(({ name, projects }) => ({
    name,
    projects: projects.flatMap((slug) => findProject(slug) ?? []),
  })).filter(({ projects }) => projects.length > 0);
}
