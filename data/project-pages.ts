import { readProjects } from "./project-files.ts";
import { pageOf, type ProjectPage } from "./project-views.ts";

/**
 * Loads what only the page of a project shows, by slug. In bundles each is a
 * chunk of its own: see `src/tools/build/project-modules.ts`.
 */
export const projectPages: Readonly<
  Record<string, () => Promise<{ default: ProjectPage }>>
> = Object.fromEntries(
  readProjects().map((record) => [
    record.slug,
    () => Promise.resolve({ default: pageOf(record) }),
  ]),
);
