import type { FileProblem } from "../../records/files.server.ts";
import { recordFiles } from "../../records/record-files.ts";
import { readProjects } from "../../agency/projects/read-projects.ts";

/**
 * Projects' clients without a logo, whose names stand in letters, and logos
 * without a project.
 * @param root The project's root, with a trailing slash.
 */
export async function logoWarnings(root: URL): Promise<FileProblem[]> {
  const folder = "static/pictures/logos/";
  const files = Array.fromAsync(Deno.readDir(new URL(folder, root)));
  const names = recordFiles(await files.catch(() => []), ".svg");
  const projects = await readProjects(new URL("data/projects/", root));
  const fileOf = (slug: string) => `${slug}.svg`;
  return [
    ...projects.filter(({ slug, client }) =>
      client && !names.includes(fileOf(slug))
    ).map(({ slug }) => ({
      file: `data/projects/${slug}.json`,
      field: "client",
      reason: `there is no ${folder}${fileOf(slug)}: letters are shown`,
    })),
    ...names.filter((name) =>
      projects.every(({ slug }) => fileOf(slug) !== name)
    ).map((name) => ({
      file: folder + name,
      field: "logo",
      reason: "there is no such project",
    })),
  ];
}
