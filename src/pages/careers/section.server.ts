import { newestFirst } from "../../content/newest-first.ts";
import { mapValue } from "../../content/calls/content-result.ts";
import { paths } from "../../paths.ts";
import { jobPath } from "./job-path.ts";
import { recordOf, type Section } from "../section.server.ts";
import { jobPosting } from "./job-posting.server.ts";
import type { Job } from "./job.server.ts";
import { type JobView, jobView } from "./job-views.ts";

export const careers: Section = {
  jsonLd: {
    [paths.job](facts) {
      const job = recordOf<JobView>(facts, "job");
      return job && jobPosting(job, facts.siteUrl);
    },
  },
  recordPages: {
    title: "Open jobs",
    path: paths.careers,
    read: (content) =>
      mapValue(
        content.list<Job>("jobs"),
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
