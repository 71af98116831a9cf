import type { ResultCache } from "../../content/cache/result-cache.ts";
import { cachePolicy, contentPolicy } from "../headers/cache-policy.ts";
import type { HtmlDocument } from "./document.ts";

/**
 * How much longer a document's content is fresh, in milliseconds: `Infinity`
 * without content, and nothing or less when it is stale.
 * @returns Undefined for an outdated document: one of its content results has
 * changed, is no longer known, or is worth waiting for.
 */
export function freshMsOf(
  { dependencies }: Pick<HtmlDocument, "dependencies">,
  results: Pick<ResultCache, "peek" | "now">,
): number | undefined {
  let freshMs = Infinity;
  if (dependencies.size === 0) return freshMs;
  const now = results.now();
  for (const [path, result] of dependencies) {
    const known = results.peek(path, now);
    if (known?.result !== result) return undefined;
    if (!known) continue;
    const leftMs = known.freshUntil - now;
    if (leftMs <= 0 && known.revalidation !== "background") return undefined;
    freshMs = Math.min(freshMs, leftMs);
  }
  return freshMs;
}

/** How long caches may keep a document whose content is fresh so much longer. */
export function cacheControlOf(
  { isShared, status, changesAt }: HtmlDocument,
  freshMs: number,
): string {
  if (!isShared) return cachePolicy.never;
  if (freshMs < Infinity) return contentPolicy(freshMs, changesAt);
  return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
}
