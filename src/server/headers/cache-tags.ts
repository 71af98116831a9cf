import { idPattern, statuses } from "../../content/api/api-types.ts";
import { listPath } from "../../content/transport/call-paths.ts";

/** What the content service keeps. */
export type Kind = "article" | "job";

/** The header that Deno Deploy's cache reads a response's tags from. */
export const cacheTagHeader = "Deno-Cache-Tag";

/** The tag of everything that is made of one record. */
export function recordTag(kind: Kind, id: string): string {
  return `${kind}-${id}`;
}

/** The tag of everything that is made of the list of one kind. */
export function listTag(kind: Kind): string {
  return `${kind}s`;
}

/** The tags of what is made of the results of content calls; comma separated. */
export function tagsOfCalls(paths: Iterable<string>): string {
  return [...new Set([...paths].map(tagOfCall))].join();
}

function tagOfCall(path: string): string {
  const [, kind = "", id] = /^\/api\/(article|job)(?:\/(.+))?/.exec(path) ?? [];
  return id ? `${kind}-${id}` : `${kind}s`;
}

/** What a purge of one tag covers; "*" for all. */
export interface Purged {
  /** Content calls whose results changed. */
  calls: string[];
  /** Tags of the responses that are made of them. */
  tags: string[];
}

/**
 * What a purge of a tag covers: "all", "articles", "article-ID", "jobs" or
 * "job-ID".
 * @returns Undefined for any other tag.
 */
export function purgedByTag(tag: string): Purged | undefined {
  if (tag === "all") return { calls: ["*"], tags: ["*"] };
  const [, kind, plural, id = ""] = /^(article|job)(?:(s)|-(.+))$/.exec(tag) ??
    [];
  if (kind !== "article" && kind !== "job") return undefined;
  if (!plural && !idPattern.test(id)) return undefined;
  const lists = [listPath(kind), listPath(kind, statuses[kind])];
  return plural ? { calls: lists, tags: [listTag(kind)] } : {
    calls: [...lists, `/api/${kind}/${id}`],
    tags: [recordTag(kind, id), listTag(kind)],
  };
}

/** Removes the responses with these tags from Deno Deploy's cache; "*": all. */
export async function purgeDenoDeploy(tags: readonly string[]): Promise<void> {
  await fetch("http://cache.localhost/invalidate/http", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5000),
  }).then((response) => response.body?.cancel()).catch(() => {});
}
