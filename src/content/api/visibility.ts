import { memoize } from "../../lib/promises/memoize.ts";
import { timeOf } from "../text/dates.ts";
import { sameLabel } from "../text/labels.ts";
import { type Article, type Job, statuses } from "./api-types.ts";

/** The moments between which a record is shown. */
interface Schedule {
  publishAt?: string;
  unpublishAt?: string;
  validThrough?: string;
}

/** Whether an article is public: its status is "published", or it has none. */
export function isPublished({ status }: Pick<Article, "status">): boolean {
  return !status || sameLabel(status, statuses.article);
}

/** Whether a job is public: its status is "Open", or it has none. */
export function isOpen({ status }: Pick<Job, "status">): boolean {
  return !status || sameLabel(status, statuses.job);
}

/** The public articles of a list; the same list when all are. */
export const publishedOnly = memoize((articles: Article[]): Article[] =>
  articles.every(isPublished) ? articles : articles.filter(isPublished)
);

/** The public jobs of a list; the same list when all are. */
export const openOnly = memoize((jobs: Job[]): Job[] =>
  jobs.every(isOpen) ? jobs : jobs.filter(isOpen)
);

/** Whether a moment is between a record's `publishAt` and its end. */
export function isDue(record: Schedule, now = Date.now()): boolean {
  const { publishAt, unpublishAt, validThrough } = record;
  if (!publishAt && !unpublishAt && !validThrough) return true;
  const end = Math.min(
    timeOf(unpublishAt) ?? Infinity,
    timeOf(validThrough) ?? Infinity,
  );
  return (timeOf(publishAt) ?? 0) <= now && now < end;
}

/**
 * When the first of some records begins or ceases to be shown.
 * @returns Milliseconds since 1970; undefined when none will.
 */
export function nextChange(
  records: Iterable<Schedule>,
  now = Date.now(),
): number | undefined {
  let next = Infinity;
  for (const { publishAt, unpublishAt, validThrough } of records) {
    for (const text of [publishAt, unpublishAt, validThrough]) {
      const time = text ? timeOf(text) ?? now : now;
      if (time > now) next = Math.min(next, time);
    }
  }
  return next < Infinity ? next : undefined;
}
