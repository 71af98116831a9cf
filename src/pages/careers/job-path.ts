import { paths } from "../../paths.ts";

/** The address of one job's page. */
export function jobPath(id: string): string {
  return paths.job.replace(":id", encodeURIComponent(id));
}
