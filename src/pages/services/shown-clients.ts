import { clientLogos } from "../../../data/client-logos.ts";
import type { ClientLogo } from "../../../data/schema.ts";
import { findProject } from "../../ui/projects/projects.ts";

/** A client whose project is there. */
export interface ShownClient extends ClientLogo {
  /** Whether it has a word mark; its name is shown otherwise. */
  isMarked: boolean;
}

/** The clients whose projects are there. */
export const shownClients: readonly ShownClient[] = clientLogos.flatMap(
  (client) => {
    const project = findProject(client.project);
    return project ? { ...client, isMarked: !project.isUnmarked } : [];
  },
);
