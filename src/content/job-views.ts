import { timeOf } from "./dates.ts";
import { once } from "./once.ts";
import type { Job } from "./records.ts";
import type { RichNode } from "./rich-nodes.ts";
import { parseRichText, plainText } from "./rich-text.ts";
import { safeLink } from "./safe-links.ts";
import { firstCharacters } from "./text.ts";

/** What the jobs list shows of a job. */
export interface JobCard {
  id: string;
  title: string;
  summary: string;
  /** Location, salary and job type. */
  pills: string[];
}

/** The open jobs of one department. */
export interface JobGroup {
  department: string;
  jobs: JobCard[];
}

/** What the job page shows. */
export interface JobView {
  id: string;
  title: string;
  location?: string;
  jobType?: string;
  experience?: string;
  salary?: string;
  department?: string;
  description: RichNode[];
  summary: string;
  /** Where "Apply here" leads; absent when the job has no usable link. */
  applyLink?: string;
  postedAt?: string;
}

/** The summary is for search results, which show no more. */
const longestSummary = 300;
const noDepartment = "Other";
const fallbackSalary = "Competitive";
/** The title of a job that has none. */
export const fallbackTitle = "Open position";

/** Jobs by department in the order they first come; "Other" comes last. */
export const jobGroups = once((jobs: readonly Job[]): JobGroup[] => {
  // Not every browser has `Map.groupBy`.
  const groups = new Map<string, JobCard[]>();
  for (const job of jobs) {
    const department = job.dept?.trim() || noDepartment;
    const group = groups.get(department);
    if (group) group.push(jobCard(job));
    else groups.set(department, [jobCard(job)]);
  }
  return [...groups]
    .map(([department, jobs]) => ({ department, jobs }))
    .sort((a, b) => rank(a.department) - rank(b.department));
});

function rank(department: string): number {
  return department === noDepartment ? 1 : 0;
}

function jobCard(job: Job): JobCard {
  return {
    id: job._id,
    title: job.title || fallbackTitle,
    summary: plainText(parseRichText(job.desc ?? "")),
    pills: [
      ...new Set([job.location, job.salary || fallbackSalary, job.job_type]),
    ].filter((pill): pill is string => Boolean(pill)),
  };
}

/** The view of one job. */
export const jobView = once((job: Job): JobView => {
  const description = parseRichText(job.desc ?? "");
  const applyLink = safeLink(job.submission_link);
  const posted = timeOf(job.createdAt);
  return {
    id: job._id,
    title: job.title || fallbackTitle,
    description,
    summary: firstCharacters(plainText(description), longestSummary),
    ...(job.location && { location: job.location }),
    ...(job.job_type && { jobType: job.job_type }),
    ...(job.experience && { experience: job.experience }),
    ...(job.salary && { salary: job.salary }),
    ...(job.dept?.trim() && { department: job.dept.trim() }),
    ...(applyLink && { applyLink }),
    ...(posted !== undefined &&
      { postedAt: new Date(posted).toISOString() }),
  };
});
