import fc from "fast-check";
import {
  end,
  html,
  link,
  moment,
  mostly,
  oddText,
  optional,
} from "../../support/content/odd-fields.ts";

/** Jobs that are odd but valid. */
export const oddJobs: fc.Arbitrary<object> = fc.record({
  title: oddText,
  desc: fc.oneof(html, oddText),
  location: fc.oneof(
    oddText,
    fc.constantFrom("Yaba, Lagos, Nigeria", "Nigeria", "Remote", ", ,"),
  ),
  city: optional(oddText),
  country: optional(fc.constantFrom("NG", "GH", "ZZ")),
  salary: optional(oddText),
  job_type: fc.oneof(oddText, fc.constantFrom("full time", "CONTRACT")),
  dept: optional(
    fc.oneof(oddText, fc.constantFrom("Design", "design", "Other")),
  ),
  experience: oddText,
  submission_link: optional(
    fc.oneof(
      link,
      fc.constantFrom("jobs@example.com", "ask at the desk", "\u200b"),
    ).filter((text) => text.trim() !== ""),
  ),
  status: mostly("Open", "Closed"),
  createdAt: moment,
  validThrough: optional(end),
});
