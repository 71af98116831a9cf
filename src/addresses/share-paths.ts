import { articlePath, jobPath } from "./paths.ts";

/** Folder of the pictures that other sites show with a link. */
export const shareFolder = "/share";

/** Size of every share picture, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of an article's share picture. */
export function articlePicture(id: string): string {
  return `${shareFolder}${articlePath(id)}.png`;
}

/** The address of a job's share picture. */
export function jobPicture(id: string): string {
  return `${shareFolder}${jobPath(id)}.png`;
}
