import { projectList } from "../../agency/projects/projects.ts";
import { success } from "../../lib/content-result.ts";
import { paths, projectPath } from "../../paths.ts";
import { projectSharePicture } from "../../agency/pictures/share-picture.server.ts";
import { forPage, type SectionPages } from "../section.server.ts";
import { creativeWork } from "./creative-work.server.ts";
import { projectData } from "./project-data.ts";

export const pages: SectionPages = {
  jsonLd: {
    [paths.project]: forPage(
      projectData,
      ({ project }, { siteUrl }) => project && creativeWork(project, siteUrl),
    ),
  },
  share: {
    [paths.project]: forPage(projectData, ({ project }) => {
      const picture = project &&
        projectSharePicture(project.slug, project.coverAlt);
      return picture && { type: "website", picture, properties: [] };
    }),
  },
  recordPages: {
    title: "Case studies",
    path: paths.portfolio,
    pathOf: projectPath,
    slugs: projectList.map(({ slug }) => slug),
    read: () =>
      Promise.resolve(success(projectList.map(({ name, slug, line }) => ({
        path: projectPath(slug),
        title: name,
        description: line,
      })))),
  },
};
