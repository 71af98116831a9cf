import { sameLabel } from "./text/labels.ts";

/** The statuses of the records that the site's pages list. */
export const statuses = { article: "published", job: "Open" } as const;

/** Whether an article is public: its status is "published", or it has none. */
export function isPublished({ status }: { status?: string }): boolean {
  return !status || sameLabel(status, statuses.article);
}

/** Whether a job is public: its status is "Open", or it has none. */
export function isOpen({ status }: { status?: string }): boolean {
  return !status || sameLabel(status, statuses.job);
}
