import { mapValue } from "../../content/calls/content-result.ts";
import type { PageArgs } from "../../ui/streaming/page-data.ts";
import { jobGroups } from "./job-views.ts";

/** The data of the page of jobs. */
export function careersData({ content }: PageArgs) {
  return { jobs: () => mapValue(content.list("jobs"), jobGroups) };
}
