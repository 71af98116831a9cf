import { readProjects } from "../../data/project-files.ts";
import { pageOf, type Project, summaryOf } from "../../data/project-views.ts";

/** The site's projects as their pages get them, in the order of the portfolio. */
export const projects: readonly Project[] = readProjects().map((record) => ({
  ...summaryOf(record),
  ...pageOf(record),
}));
