/** Bundles replace this by the list itself: see `src/tools/build/project-modules.ts`. */
import { type ProjectSummary, summaryOf } from "./project-views.ts";
import { readProjects } from "./read-projects.ts";

/** What lists show of the projects, in the order of the portfolio. */
export const projectList: readonly ProjectSummary[] = (await readProjects())
  .map(summaryOf);
