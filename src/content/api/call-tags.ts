import { idPattern, statuses } from "./api-types.ts";
import { listPath } from "../transport/call-paths.ts";

/** The wildcard of a purge: all content calls, or all cache tags. */
export const everything = "*";

/** The tags of what is made of the results of content calls. */
export function tagsOfCalls(paths: Iterable<string>): string[] {
  return [...new Set([...paths].map(tagOfCall))];
}

function tagOfCall(path: string): string {
  if (path === everything) return everything;
  const [, kind = "", id] = /^\/api\/(article|job)(?:\/(.+))?/.exec(path) ?? [];
  return id ? `${kind}-${id}` : `${kind}s`;
}

/**
 * The content calls whose results a purge of a tag covers: "all", "articles",
 * "article-ID", "jobs" or "job-ID".
 * @returns Undefined for any other tag.
 */
export function callsOfTag(tag: string): string[] | undefined {
  if (tag === "all") return [everything];
  const [, kind, plural, id = ""] = /^(article|job)(?:(s)|-(.+))$/.exec(tag) ??
    [];
  if (kind !== "article" && kind !== "job") return undefined;
  const lists = [listPath(kind), listPath(kind, statuses[kind])];
  if (plural) return lists;
  return idPattern.test(id) ? [...lists, `/api/${kind}/${id}`] : undefined;
}
