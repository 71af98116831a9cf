import {
  type ProjectRecord,
  projects,
} from "../../../agency/projects/project.server.ts";

const source = new URL("../../../../", import.meta.url);

/**
 * Replaces the records that the modules of this process import. A JSON module
 * is one object for all who import it, and no module keeps what is in it.
 * @param records All that modules import, also what is not saved, by file.
 * @returns The projects that can be shown, in their order.
 */
export async function replaceImported(
  records: ReadonlyMap<string, unknown>,
): Promise<ProjectRecord[]> {
  const folder = `${projects.folder}/`;
  const files: { id: string; json: unknown }[] = [];
  for (const [path, json] of records) {
    if (path.startsWith(folder)) {
      files.push({ id: path.slice(folder.length, -".json".length), json });
      continue;
    }
    const { default: imported } = await import(new URL(path, source).href, {
      with: { type: "json" },
    });
    replace(imported, json as object);
  }
  const [
    { detailsOf, summaryOf },
    { projectList },
    { shownProjects },
    { projectPages },
  ] = await Promise.all([
    import("../../../agency/projects/project-views.ts"),
    import("../../../agency/projects/project-list.ts"),
    import("../../../agency/projects/read-projects.ts"),
    import("../../../pages/portfolio/project-pages.ts"),
  ]);
  const shown = shownProjects(files);
  replace(projectList, shown.map(summaryOf));
  replace(
    projectPages,
    Object.fromEntries(shown.map((project) => [
      project.slug,
      () => Promise.resolve({ default: detailsOf(project) }),
    ])),
  );
  return shown;
}

/** Gives an object what another one has, and nothing else. */
function replace(target: object, content: object): void {
  if (Array.isArray(target)) target.length = 0;
  for (const name of Object.keys(target)) Reflect.deleteProperty(target, name);
  Object.assign(target, content);
}
