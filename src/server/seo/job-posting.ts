import type { JobPosting } from "schema-dts";
import { site } from "../../../data/site.ts";
import { fallbackTitle, type JobView } from "../../content/views/job-views.ts";
import { jobPath } from "../../addresses/paths.ts";
import { richHtml } from "../../content/text/rich-html.ts";
import { baseSalary } from "./base-salary.ts";
import { countriesIn } from "../../content/text/country-codes.ts";
import { addressIn } from "./place.ts";

const employmentTypes: ReadonlyMap<string, string> = new Map([
  ["full-time", "FULL_TIME"],
  ["part-time", "PART_TIME"],
  ["contract", "CONTRACTOR"],
  ["temporary", "TEMPORARY"],
  ["internship", "INTERN"],
]);

/**
 * A job, if everything that search engines require is known: title,
 * description, date and place. Nothing is guessed: a wrong fact is worse than
 * none.
 */
export function jobPosting(
  job: JobView,
  siteUrl: string,
): JobPosting | undefined {
  const place = placeOf(job.location);
  const isTitled = job.title !== fallbackTitle;
  if (!isTitled || !job.summary || !job.postedAt || !place) return undefined;
  const type = employmentTypes.get(
    job.jobType?.trim().toLowerCase().replace(/\s+/g, "-") ?? "",
  );
  const salary = baseSalary(job.salary);
  return {
    "@type": "JobPosting",
    title: job.title,
    description: richHtml(job.description).text,
    datePosted: job.postedAt,
    ...(job.validThrough && { validThrough: job.validThrough }),
    url: siteUrl + jobPath(job.id),
    identifier: { "@type": "PropertyValue", name: site.name, value: job.id },
    hiringOrganization: {
      "@type": "Organization",
      name: site.name,
      sameAs: `${siteUrl}/`,
      logo: `${siteUrl}/icons/icon-512.png`,
    },
    ...place,
    // Its link leads straight to the form; a mail is no application online.
    ...(job.applyLink && { directApply: true }),
    ...(type && { employmentType: type }),
    ...(salary && { baseSalary: salary }),
  };
}

/** "Remote, Nigeria or Ghana" are countries to work from; all else is an address. */
function placeOf(location = ""): Partial<JobPosting> | undefined {
  const remote = /^\s*remote\b[\s,(:–-]*(.*?)\)?\s*$/i.exec(location);
  if (remote) {
    const open = countriesIn(remote[1] ?? "").map((name) => (
      { "@type": "Country", name } as const
    ));
    return open.length === 0 ? undefined : {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: open.length > 1 ? open : open[0],
    };
  }
  // A hybrid job has an address too.
  const address = addressIn(location.replace(/^\s*hybrid\b[\s,(:–-]*/i, ""));
  return address && { jobLocation: { "@type": "Place", address } };
}
