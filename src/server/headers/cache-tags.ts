/** The header that Deno Deploy's cache reads a response's tags from. */
export const cacheTagHeader = "Deno-Cache-Tag";

/** Removes the responses with these tags from Deno Deploy's cache; "*": all. */
export async function purgeDenoDeploy(tags: readonly string[]): Promise<void> {
  await fetch("http://cache.localhost/invalidate/http", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5000),
  }).then((response) => response.body?.cancel()).catch(() => {});
}
