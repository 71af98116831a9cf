import { mapValue } from "../../lib/content-result.ts";
import type { PageArgs } from "../../content/page-args.ts";
import { jobGroups } from "./job-views.ts";

/** The data of the careers page. */
export function careersData({ content }: PageArgs) {
  return { jobs: () => mapValue(content.list("jobs"), jobGroups) };
}
