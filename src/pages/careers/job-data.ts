import { mapRecord } from "../../lib/content-result.ts";
import type { PageArgs } from "../../content/page-args.ts";
import { jobView } from "./job-views.ts";

/** The data of a job's page; null if there is no such job. */
export function jobData({ content, params: { id = "" } }: PageArgs) {
  return { job: () => mapRecord(content.record("job", id), jobView) };
}
