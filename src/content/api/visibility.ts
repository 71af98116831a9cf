import { sameLabel } from "../text/labels.ts";
import { type Article, type Job, statuses } from "./api-types.ts";

/** Whether an article is public: its status is "published", or it has none. */
export function isPublished({ status }: Pick<Article, "status">): boolean {
  return !status || sameLabel(status, statuses.article);
}

/** Whether a job is public: its status is "Open", or it has none. */
export function isOpen({ status }: Pick<Job, "status">): boolean {
  return !status || sameLabel(status, statuses.job);
}
