/** Bundles replace this by a chunk for each project: see `src/tools/build/project-modules.ts`. */
import {
  detailsOf,
  type ProjectDetails,
} from "../../agency/projects/project-views.ts";
import { readProjects } from "../../agency/projects/read-projects.ts";

/** Loads what only the page of a project shows, by slug. */
export const projectPages: Readonly<
  Record<string, () => Promise<{ default: ProjectDetails }>>
> = Object.fromEntries(
  (await readProjects()).map((record) => [
    record.slug,
    () => Promise.resolve({ default: detailsOf(record) }),
  ]),
);
