import {
  allTag,
  type CallName,
  tagsOfCalls,
} from "../../content/call-names.ts";

/** The header that Deno Deploy's cache reads a response's tags from. */
export const cacheTagHeader = "Deno-Cache-Tag";

/**
 * Removes what was made of calls from Deno Deploy's cache.
 * @throws When the cache does not answer, or not with success.
 */
export async function purgeDenoDeploy(
  calls: ReadonlySet<CallName | typeof allTag>,
): Promise<void> {
  const tags = calls.has(allTag)
    ? ["*"]
    : tagsOfCalls(calls as ReadonlySet<CallName>);
  const { ok, status, body } = await fetch(
    "http://cache.localhost/invalidate/http",
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(5000),
    },
  );
  await body?.cancel();
  if (!ok) throw new Error(`Cannot purge the edge cache: status ${status}`);
}
