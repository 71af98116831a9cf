import { existsSync } from "node:fs";
import type { ProjectRecord } from "../src/pages/portfolio/project.server.ts";
import { pageOf, type ProjectSummary, summaryOf } from "./project-views.ts";

/** The folder of the projects, one JSON file each. */
const projectFolder: URL = new URL("./projects/", import.meta.url);

/**
 * Reads the projects in the order of the portfolio: first those without a
 * number, as new ones are. Files that are no projects are left out;
 * `deno task content check` names them.
 */
export function readProjects(folder = projectFolder): ProjectRecord[] {
  // Git has no empty folders.
  if (!existsSync(folder)) return [];
  return [...Deno.readDirSync(folder)]
    .filter(({ name }) => name.endsWith(".json"))
    .flatMap(({ name }) => readProject(name, folder) ?? [])
    .sort((a, b) =>
      (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug)
    );
}

function readProject(name: string, folder: URL): ProjectRecord | undefined {
  try {
    const record = JSON.parse(Deno.readTextFileSync(new URL(name, folder)));
    // Throws if it cannot be shown.
    const { slug } = { ...summaryOf(record), ...pageOf(record) };
    return name === `${slug}.json` ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What lists show of the projects, in the order of the portfolio. In bundles
 * they are those of the build: see `src/tools/build/project-modules.ts`.
 */
export const projectList: readonly ProjectSummary[] = readProjects()
  .map(summaryOf);
