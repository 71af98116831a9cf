import { mapValue } from "../../lib/content-result.ts";
import type { PageArgs } from "../../content/page-args.ts";
import { jobGroups } from "./job-views.ts";

/** The data of the page of jobs. */
export function careersData({ content }: PageArgs) {
  return { jobs: () => mapValue(content.list("jobs"), jobGroups) };
}
