import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import { projectList } from "../../agency/projects/projects.ts";

/** The projects whose clients are named. */
export function shownClients(): ProjectSummary[] {
  return projectList.filter(({ client }) => client);
}
