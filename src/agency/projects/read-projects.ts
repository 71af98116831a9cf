import type { ProjectRecord } from "./project.server.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { readJsonFiles } from "../../records/files.server.ts";
import { detailsOf, summaryOf } from "./project-views.ts";

/** The folder of the projects, one JSON file each. */
const projectFolder: URL = new URL("data/projects/", projectRoot);

/**
 * Reads the projects in the order of the portfolio: first those without a
 * number, as new ones are. Files that are not projects are left out;
 * `deno task content check` names them.
 */
export async function readProjects(
  folder = projectFolder,
): Promise<ProjectRecord[]> {
  const files = await readJsonFiles(folder);
  return shownProjects(
    files.flatMap(({ id, value }) => "json" in value ? { id, ...value } : []),
  );
}

/** The projects that can be shown of these files, in the same order. */
export function shownProjects(
  files: readonly { id: string; json: unknown }[],
): ProjectRecord[] {
  return files.flatMap(({ id, json }) => shownProject(json, id) ?? [])
    .sort((a, b) =>
      (a.order ?? 0) - (b.order ?? 0) || a.slug.localeCompare(b.slug)
    );
}

/** The project of a file; undefined if it cannot be shown. */
function shownProject(json: unknown, id: string): ProjectRecord | undefined {
  const record = json as ProjectRecord;
  try {
    const { slug } = { ...summaryOf(record), ...detailsOf(record) };
    return slug === id ? record : undefined;
  } catch {
    return undefined;
  }
}
