import { memoize } from "../../lib/promises/memoize.ts";
import { labelKey } from "../../content/text/labels.ts";
import { type Ending, endingOf } from "../../content/shown-until.ts";
import {
  parseDate,
  type ParsedDate,
  timeOf,
} from "../../content/text/dates.ts";
import type { Job } from "./job-fields.server.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { applicationLink } from "../../content/text/safe-links.ts";
import { shortened } from "../../lib/text/shorten.ts";

/** The data of a job in the list. */
export interface JobCard extends Ending {
  id: string;
  title: string;
  /** The description without its tags, on one line. */
  description: string;
  /** The part of it that the list shows: its first paragraph. */
  lead: string;
  /** Location, salary and job type. */
  pills: string[];
}

/** The open jobs of one department. */
export interface JobGroup {
  department: string;
  jobs: JobCard[];
}

/** The data of the job page. */
export interface JobView extends Ending {
  id: string;
  title: string;
  /** Whether the record has no title; then it is the fallback. */
  isUntitled?: true;
  location?: string;
  /** The place of work, for search engines; without a city it is remote. */
  city?: string;
  country?: string;
  salary: string;
  jobType?: string;
  experience?: string;
  /** The name of a person of the team. */
  colleague?: string;
  /** Its weeks in their order. */
  firstMonth: NonNullable<Job["firstMonth"]>;
  /** Empty in a list. */
  description: RichNode[];
  /** The start of the description, for search engines. */
  summary: string;
  /** The target of "Apply here"; absent if the job has no safe link. */
  applyLink?: string;
  postedAt?: string;
  /** The closing date. */
  validThrough?: string;
}

/** Search results truncate longer descriptions. */
const maxSummaryLength = 160;
const noDepartment = "Other";
const fallbackSalary = "Competitive";
const fallbackTitle = "Open position";

/** Jobs by department, in order of first appearance; "Other" is last. */
export const jobGroups = memoize((jobs: readonly Job[]): JobGroup[] => {
  // Not every browser has `Map.groupBy`.
  const groups = new Map<string, JobGroup>();
  for (const job of jobs) {
    const department = job.dept?.trim() || noDepartment;
    const key = labelKey(department);
    const group = groups.get(key) ?? { department, jobs: [] };
    groups.set(key, group);
    group.jobs.push(jobCard(job));
  }
  return [...groups.values()]
    .sort((a, b) => rank(a.department) - rank(b.department));
});

function rank(department: string): number {
  return department === noDepartment ? 1 : 0;
}

function jobCard(job: Job): JobCard {
  return {
    id: job._id,
    title: job.title || fallbackTitle,
    description: job.descText ?? "",
    lead: job.descLead || (job.descText ?? ""),
    pills: [
      ...new Set([job.location, job.salary || fallbackSalary, job.job_type]),
    ].filter((pill): pill is string => Boolean(pill)),
    ...endingOf(job),
  };
}

/** A date in ISO 8601; a bare one stays bare. */
function textOf({ start, end }: ParsedDate): string {
  const text = new Date(start).toISOString();
  return start === end ? text : text.slice(0, "2025-10-28".length);
}

/** The view of one job. */
export function jobView(job: Job): JobView {
  const text = (job.descText ?? "").replaceAll("\n", " ");
  const applyLink = applicationLink(job.submission_link);
  const posted = timeOf(job.createdAt);
  const end = parseDate(job.validThrough);
  return {
    id: job._id,
    title: job.title || fallbackTitle,
    ...(!job.title && { isUntitled: true }),
    description: job.descNodes ?? [],
    summary: shortened(text, maxSummaryLength),
    ...(job.location && { location: job.location }),
    ...(job.city && { city: job.city }),
    ...(job.country && { country: job.country }),
    salary: job.salary || fallbackSalary,
    ...(job.job_type && { jobType: job.job_type }),
    ...(job.experience && { experience: job.experience }),
    ...(job.colleague && { colleague: job.colleague }),
    firstMonth: [...job.firstMonth ?? []].sort((a, b) => a.week - b.week),
    ...(applyLink && { applyLink }),
    ...(posted !== undefined &&
      { postedAt: new Date(posted).toISOString() }),
    ...(end && { validThrough: textOf(end) }),
    ...endingOf(job),
  };
}
