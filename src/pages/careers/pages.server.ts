import { newestFirst } from "../../content/newest-first.ts";
import { mapValue } from "../../lib/content-result.ts";
import { paths } from "../../paths.ts";
import { jobPath } from "./job-path.ts";
import { forPage, type SectionPages, shownRecord } from "../section.server.ts";
import { jobPosting } from "./job-posting.server.ts";
import { jobData } from "./job-data.ts";
import { jobView } from "./job-views.ts";

export const pages: SectionPages = {
  jsonLd: {
    [paths.job]: forPage(jobData, (data, { siteUrl }) => {
      const job = shownRecord(data.job);
      return job && jobPosting(job, siteUrl);
    }),
  },
  recordPages: {
    title: "Open jobs",
    path: paths.careers,
    pathOf: jobPath,
    list: "jobs",
    read: (content) =>
      mapValue(
        content.list("jobs"),
        (jobs) =>
          newestFirst(jobs).map(jobView).map((it) => ({
            path: jobPath(it.id),
            title: it.title,
            description: it.summary,
            changed: it.postedAt,
          })),
      ),
  },
};
