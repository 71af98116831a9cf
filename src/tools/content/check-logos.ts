import { clientLogos } from "../../../data/client-logos.ts";
import type { FileProblem } from "../../records/files.server.ts";

/**
 * Clients without a logo, whose names stand in letters, and logos of no client.
 * @param root The project's root, with a trailing slash.
 */
export async function logoWarnings(root: URL): Promise<FileProblem[]> {
  const folder = "static/pictures/logos/";
  const files = Array.fromAsync(Deno.readDir(new URL(folder, root)));
  const names = (await files.catch(() => []))
    .map(({ name }) => name).filter((name) => name.endsWith(".svg")).sort();
  const fileOf = (slug: string) => `${slug}.svg`;
  const file = "data/client-logos.ts";
  return [
    ...clientLogos.filter(({ project }) => !names.includes(fileOf(project)))
      .map(({ name, project }) => ({
        file,
        field: name,
        reason: `there is no ${folder}${fileOf(project)}: letters are shown`,
      })),
    ...names.filter((name) =>
      clientLogos.every(({ project }) => fileOf(project) !== name)
    ).map((name) => ({
      file: folder + name,
      field: "logo",
      reason: `no client in ${file} has it`,
    })),
  ];
}
