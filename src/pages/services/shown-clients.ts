import { projectList } from "../../ui/projects/projects.ts";

/** The projects whose clients are named. */
export const shownClients = projectList.filter(({ client }) => client);
