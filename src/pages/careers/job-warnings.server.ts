import type { Problem } from "../../records/problem.ts";
import { isPublic } from "../../content/content-types.ts";
import { applicationLink } from "../../content/text/safe-links.ts";
import { jobPosting } from "./job-posting.server.ts";
import { personNamed } from "../../agency/team/team.ts";
import type { Job } from "./job-fields.server.ts";
import { jobView } from "./job-views.ts";

/** What applicants or search engines would miss of a job. */
export function jobWarnings(job: Job): Problem[] {
  const warnings: Problem[] = [];
  const { submission_link: link } = job;
  if (link && !applicationLink(link)) {
    const reason =
      `"${link}" is neither an https nor a mail address: applications will go to the agency's`;
    warnings.push({ field: "submission_link", reason });
  }
  if (job.colleague && !personNamed(job.colleague)) {
    const reason =
      `"${job.colleague}" is nobody of the team: the page will show nobody`;
    warnings.push({ field: "colleague", reason });
  }
  const isListed = jobPosting(jobView(job), "https://localhost") !== undefined;
  if (isPublic("jobs", job) && !isListed) {
    const reason =
      "search engines will not list the job: add the country here, or to the end of the location";
    warnings.push({ field: "country", reason });
  }
  return warnings;
}
