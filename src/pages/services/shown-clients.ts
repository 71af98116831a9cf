import type { ProjectSummary } from "../../ui/projects/project-views.ts";
import { projectList } from "../../ui/projects/projects.ts";

/** The projects whose clients are named. */
export function shownClients(): ProjectSummary[] {
  return projectList.filter(({ client }) => client);
}
