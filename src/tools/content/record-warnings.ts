import type { Problem } from "../../content/embedded/record-files.ts";
import { isPublic, type ListName } from "../../content/record-kinds.ts";
import { applicationLink } from "../../content/text/safe-links.ts";
import { jobPosting } from "../../pages/careers/job-posting.server.ts";
import type { Job } from "../../pages/careers/job.server.ts";
import { jobView } from "../../pages/careers/job-views.ts";
import { records } from "../../pages/records.server.ts";
import type { LinkCheck } from "./link-check.ts";

/** What visitors or search engines would miss of a valid record. */
export async function recordWarnings(
  list: ListName,
  stored: { _id: string },
  checkLink: LinkCheck,
): Promise<Problem[]> {
  const record = parsed(list, stored);
  const warnings: Problem[] = list === "jobs" ? jobWarnings(record as Job) : [];
  for (const [field, value] of Object.entries(record)) {
    for (const href of new Set(linksIn(value))) {
      const fault = await checkLink(href);
      if (!fault) continue;
      const reason = `the link "${href}" ${fault}`;
      warnings.push({ field: parsedFields.get(field) ?? field, reason });
    }
  }
  return warnings;
}

/** The fields whose texts the server parses into others. */
const parsedFields = new Map([["descNodes", "desc"]]);

/** A record with its texts parsed, as its page gets it. */
function parsed(list: ListName, stored: { _id: string }): { _id: string } {
  const { whole } = records[list];
  const none = () => {};
  const options = {
    isPublicOnly: false,
    onLeftOut: none,
    onUnknownBlocks: none,
  };
  return whole?.(stored, options) ?? stored;
}

/** The targets of all links in a parsed value. */
function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === "href" && typeof inside === "string" ? [inside] : linksIn(inside)
  );
}

function jobWarnings(job: Job): Problem[] {
  const warnings: Problem[] = [];
  const { submission_link: link } = job;
  if (link && !applicationLink(link)) {
    const reason =
      `"${link}" is neither an https nor a mail address: applications will go to the agency's`;
    warnings.push({ field: "submission_link", reason });
  }
  const isListed = jobPosting(jobView(job), "https://localhost") !== undefined;
  if (isPublic("jobs", job) && !isListed) {
    const reason =
      "search engines will not list the job: add the country here, or to the end of the location";
    warnings.push({ field: "country", reason });
  }
  return warnings;
}
