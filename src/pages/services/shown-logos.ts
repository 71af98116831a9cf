import { clientLogos } from "../../../data/client-logos.ts";
import { findProject } from "../../ui/projects/projects.ts";

/** The word marks of clients whose projects are there. */
export const shownLogos = clientLogos.filter(({ project }) =>
  findProject(project)
);
