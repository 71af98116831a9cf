/** What the content service keeps. */
export type Kind = "article" | "job";

/** The header that Deno Deploy's cache reads an answer's tags from. */
export const cacheTagHeader = "Deno-Cache-Tag";

/** The tag of everything that is made of one record. */
export function recordTag(kind: Kind, id: string): string {
  return `${kind}-${id}`;
}

/** The tag of everything that is made of the list of one kind. */
export function listTag(kind: Kind): string {
  return `${kind}s`;
}

/** Has Deno Deploy's cache forget the answers with these tags; "*": all. */
export async function purgeDenoDeploy(tags: readonly string[]): Promise<void> {
  await fetch("http://cache.localhost/invalidate/http", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5000),
  }).then((response) => response.body?.cancel()).catch(() => {});
}
