import type { JobPosting } from "schema-dts";
import { site } from "../../../data/site.ts";
import type { JobView } from "./job-views.ts";
import { jobPath } from "./job-path.ts";
import { placeIn } from "./country.server.ts";
import { richHtml } from "../../content/text/rich-html.ts";

const employmentTypes: ReadonlyMap<string, string> = new Map([
  ["full-time", "FULL_TIME"],
  ["part-time", "PART_TIME"],
  ["contract", "CONTRACTOR"],
  ["temporary", "TEMPORARY"],
  ["internship", "INTERN"],
]);

/**
 * A job, if it has everything that search engines require: title, description,
 * date and country.
 */
export function jobPosting(
  job: JobView,
  siteUrl: string,
): JobPosting | undefined {
  const place = placeOf(job);
  if (job.isUntitled || !job.summary || !job.postedAt || !place) {
    return undefined;
  }
  const type = employmentTypes.get(
    job.jobType?.trim().toLowerCase().replace(/\s+/g, "-") ?? "",
  );
  return {
    "@type": "JobPosting",
    title: job.title,
    description: richHtml(job.description, siteUrl).text,
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
    // Only if the link leads to a form; email does not count as direct apply.
    ...(job.applyLink && { directApply: true }),
    ...(type && { employmentType: type }),
  };
}

/**
 * The place in the record's own fields, where a job without a city is remote;
 * else the one that ends in a country in its location.
 */
function placeOf(job: JobView): Partial<JobPosting> | undefined {
  const named = placeIn(job.location ?? "");
  const country = job.country ?? named?.country;
  if (!country) return undefined;
  if (!job.city && (job.country || named?.isRemote)) {
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: country },
    };
  }
  const city = job.city ?? named?.locality;
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(city && { addressLocality: city }),
        addressCountry: country,
      },
    },
  };
}
