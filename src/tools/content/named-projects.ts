import { paintedClient } from "../../../data/branding.ts";
import { clientLogos } from "../../../data/client-logos.ts";
import { featuredSlugs } from "../../../data/featured-projects.ts";
import { fields, signs } from "../../../data/home.ts";
import { serviceMenu } from "../../../data/service-menu.ts";
import { projects } from "../../pages/portfolio/project.server.ts";
import type { FileProblem, ReadKind } from "../../records/files.server.ts";

/** A module of `data/`, a place in it, and the slug that it names. */
type Named = [module: string, field: string, slug: string | undefined];

/**
 * The slugs in modules of `data/` that name no project: pages leave them out.
 * An invalid file is no reason to call its project gone.
 */
export function goneProjects(all: readonly ReadKind[]): FileProblem[] {
  const read = all.find(({ kind }) => kind.name === projects.name);
  if (!read) return [];
  const named: Named[] = [
    ...signs.map(({ slug }): Named => ["home", "signs", slug]),
    ...fields.flatMap(({ name, projects }) =>
      projects.map((slug): Named => ["home", `fields: ${name}`, slug])
    ),
    ...Object.entries(featuredSlugs).flatMap(([page, slugs]) =>
      slugs.map((slug): Named => ["featured-projects", page, slug])
    ),
    ...clientLogos.map(({ name, project }): Named => [
      "client-logos",
      name,
      project,
    ]),
    ["branding", "paintedClient", paintedClient],
    ...serviceMenu.map(({ id, project }): Named => [
      "service-menu",
      `${id}: project`,
      project,
    ]),
    ...serviceMenu.flatMap(({ links }) =>
      links.map(({ label, project }): Named => [
        "service-menu",
        `${label}: project`,
        project,
      ])
    ),
  ];
  return named.filter(([, , slug]) => slug && !read.ids.includes(slug)).map(
    ([file, field, slug]) => ({
      file: `data/${file}.ts`,
      field,
      reason: `there is no project "${slug}"`,
    }),
  );
}
