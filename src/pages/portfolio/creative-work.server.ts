import type { CreativeWork } from "schema-dts";
import type { Project } from "../../agency/projects/project-views.ts";
import { pictureFile } from "../../agency/pictures/picture-kinds.ts";
import { withoutMarkdown } from "../../ui/text/without-markdown.ts";
import { projectPath } from "../../paths.ts";
import { agencyReference } from "../agency.server.ts";

/** A case study. */
export function creativeWork(project: Project, siteUrl: string): CreativeWork {
  const { slug } = project;
  const url = siteUrl + projectPath(slug);
  return {
    "@type": "CreativeWork",
    "@id": `${url}#project`,
    name: project.name,
    abstract: project.line,
    description: withoutMarkdown(project.description),
    url,
    image: siteUrl + pictureFile(`${slug}/cover`, 1600, "webp"),
    creator: agencyReference(siteUrl),
    inLanguage: "en",
    ...(project.tags.length > 0 && { keywords: project.tags }),
  };
}
