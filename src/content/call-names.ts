import { idPattern } from "./record-ids.ts";
import { statuses } from "./visibility.ts";

/**
 * A call of the content service, by the name that its answer is cached under:
 * the public records of a kind, the records of every status that the gateway
 * passes on, and single records.
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

/** The tag of a purge that covers all content. */
export const allTag = "all";

/**
 * The calls whose answers a tag of a purge covers: "all", "articles",
 * "article-ID", "jobs" or "job-ID".
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

/** The tags of what is made of the answers of calls, for an edge cache. */
export function tagsOfCalls(names: Iterable<CallName>): string[] {
  return [...new Set([...names].map(tagOfCall))];
}

function tagOfCall(name: CallName): string {
  return isListCall(name) ? name.replace("/all", "") : name.replace("/", "-");
}
