import { projectList } from "../../../data/projects.ts";
import { success } from "../../content/calls/content-result.ts";
import { paths, projectPath } from "../../paths.ts";
import { projectSharePicture } from "../../ui/pictures/share-picture.server.ts";
import type { Section } from "../section.server.ts";
import { creativeWork } from "./creative-work.server.ts";
import type { ProjectData } from "./project-data.ts";

export const portfolio: Section = {
  jsonLd: {
    [paths.project]: ({ siteUrl, data }) => {
      const { project } = data as ProjectData;
      return project && creativeWork(project, siteUrl);
    },
  },
  share: {
    [paths.project]: ({ data }) => {
      const { project } = data as ProjectData;
      const picture = project &&
        projectSharePicture(project.slug, project.coverAlt);
      return picture && { type: "website", picture, properties: [] };
    },
  },
  recordPages: {
    title: "Case studies",
    path: paths.portfolio,
    read: () =>
      Promise.resolve(success(projectList.map(({ name, slug, line }) => ({
        path: projectPath(slug),
        title: name,
        description: line,
      })))),
  },
};
