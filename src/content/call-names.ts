import { idPattern } from "./record-ids.ts";
import { statuses } from "./visibility.ts";

/**
 * The name of a call to the content service, used as its cache key: public
 * records of a kind, records of any status for the gateway, and single records.
 */
export type CallName =
  | "articles"
  | "articles/all"
  | "jobs"
  | "jobs/all"
  | `article/${string}`
  | `job/${string}`;

/** The names and paths of the calls that return lists. */
const listPaths = new Map<string, string>([
  ["articles", `/api/article?status=${statuses.article}`],
  ["articles/all", "/api/articles"],
  ["jobs", `/api/job?status=${statuses.job}`],
  ["jobs/all", "/api/jobs"],
]);

/** The path and query of a call. */
export function pathOfCall(name: CallName): string {
  return listPaths.get(name) ?? `/api/${name}`;
}

/** Whether a call returns a list, not one record. */
export function isListCall(name: CallName): boolean {
  return listPaths.has(name);
}

/** The purge tag that covers all content. */
export const allTag = "all";

/**
 * The calls that a purge tag covers: "all", "articles", "article-ID", "jobs" or
 * "job-ID".
 * @returns Undefined for any other tag.
 */
export function callsOfTag(
  tag: string,
): (CallName | typeof allTag)[] | undefined {
  if (tag === allTag) return [allTag];
  const [, kind, plural, id = ""] = /^(article|job)(?:(s)|-(.+))$/.exec(tag) ??
    [];
  if (kind !== "article" && kind !== "job") return undefined;
  const lists: CallName[] = [`${kind}s`, `${kind}s/all`];
  if (plural) return lists;
  return idPattern.test(id) ? [...lists, `${kind}/${id}`] : undefined;
}

/** The edge cache tags of a response made from the answers to these calls. */
export function tagsOfCalls(names: Iterable<CallName>): string[] {
  return [...new Set([...names].map(tagOfCall))];
}

function tagOfCall(name: CallName): string {
  return isListCall(name) ? name.replace("/all", "") : name.replace("/", "-");
}
