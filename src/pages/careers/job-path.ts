import { paths, pathWith } from "../../paths.ts";

/** The address of one job's page. */
export function jobPath(id: string): string {
  return pathWith(paths.job, { id });
}
