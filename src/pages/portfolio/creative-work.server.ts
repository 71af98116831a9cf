import type { CreativeWork } from "schema-dts";
import { findProject } from "../../../data/project-pages.ts";
import { pictureFile } from "../../ui/pictures/picture-kinds.ts";
import { projectPath } from "../../paths.ts";
import { agencyReference } from "../agency.server.ts";

/** A case study; undefined if there is no such project. */
export function creativeWork(
  slug: string,
  siteUrl: string,
): CreativeWork | undefined {
  const project = findProject(slug);
  if (!project) return undefined;
  const url = siteUrl + projectPath(slug);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    name: project.name,
    abstract: project.line,
    description: project.description,
    url,
    image: siteUrl + pictureFile(`${slug}/cover`, 1600, "webp"),
    creator: agencyReference(siteUrl),
    inLanguage: "en",
    ...(project.tags.length > 0 && { keywords: project.tags }),
  };
}
