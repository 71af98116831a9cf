import type { Job } from "../../../src/pages/careers/job-fields.server.ts";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { paths } from "../../../src/paths.ts";
import sample from "../../fixtures/data/content/jobs/python-instructor.json" with {
  type: "json",
};
import type { TestedSection } from "../../support/sections.ts";

/** A job with everything that a page shows. */
export function job(fields: Partial<Job> & { _id: string }): Job {
  return {
    title: `Title of ${fields._id}`,
    desc: "<p>Draw <b>things</b></p>",
    location: "Yaba, Lagos",
    job_type: "Full-time",
    dept: "Design",
    experience: "3 years or more",
    submission_link: `https://example.com/apply/${fields._id}`,
    status: "Open",
    ...fields,
  };
}

/** Careers, for the tests of all sections. */
export const section = {
  records: "jobs",
  list: {
    name: "the jobs list",
    path: paths.careers,
    loading: "Loading job listings...",
    failed: "Error loading jobs: ",
    empty: "No open positions at the moment. Please check back later!",
    shows: ".job-row",
  },
  record: {
    name: "a job",
    path: jobPath,
    loading: "Loading job...",
    failed: "Error loading job: ",
    shows: ".facts",
  },
  sample: { id: sample._id, title: sample.title },
  hidden: "animator",
  statuses: {
    public: "Open",
    others: ["Closed", "Filled", "paused", "Draft", "published"],
  },
  odd: async () => (await import("./odd-jobs.ts")).oddJobs,
  make: (fields) => job(fields),
  fill: (_id, field) =>
    job({
      _id,
      title: field("text"),
      location: field("text"),
      salary: field("text"),
      job_type: field("text"),
      dept: field("text"),
      experience: field("text"),
      desc: field("html"),
      submission_link: field("address"),
    }),
} satisfies TestedSection;
