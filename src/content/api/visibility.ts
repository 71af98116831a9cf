import { timeOf } from "../text/dates.ts";
import { sameLabel } from "../text/labels.ts";
import { type Article, type Job, statuses } from "./api-types.ts";

/** The moments between which a record is shown. */
interface Schedule {
  publishAt?: string;
  unpublishAt?: string;
  validThrough?: string;
}

/**
 * Whether an article is public: its status is "published", or it has none, and
 * the moment is between `publishAt` and `unpublishAt`.
 */
export function isPublished(
  article: Pick<Article, "status" | "publishAt" | "unpublishAt">,
  now = Date.now(),
): boolean {
  return hasStatus(article, statuses.article) && isDue(article, now);
}

/**
 * Whether a job is public: its status is "Open", or it has none, and the moment
 * is before `validThrough`.
 */
export function isOpen(
  job: Pick<Job, "status" | "validThrough">,
  now = Date.now(),
): boolean {
  return hasStatus(job, statuses.job) && isDue(job, now);
}

function hasStatus({ status }: { status?: string }, wanted: string): boolean {
  return !status || sameLabel(status, wanted);
}

function isDue(record: Schedule, now: number): boolean {
  const { publishAt, unpublishAt, validThrough } = record;
  if (!publishAt && !unpublishAt && !validThrough) return true;
  const end = Math.min(
    timeOf(unpublishAt) ?? Infinity,
    timeOf(validThrough) ?? Infinity,
  );
  return (timeOf(publishAt) ?? 0) <= now && now < end;
}

/** The public articles of a list; the same list when all are. */
export function publishedOnly(articles: Article[]): Article[] {
  const now = Date.now();
  return articles.every((it) => isPublished(it, now))
    ? articles
    : articles.filter((it) => isPublished(it, now));
}

/** The public jobs of a list; the same list when all are. */
export function openOnly(jobs: Job[]): Job[] {
  const now = Date.now();
  return jobs.every((it) => isOpen(it, now))
    ? jobs
    : jobs.filter((it) => isOpen(it, now));
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
