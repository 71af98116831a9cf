/** Values of `Cache-Control`, by the kind of response. */
export const cachePolicy = {
  /** A document that only a deployment changes, the same for everybody. */
  complete:
    "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  notFound: "public, max-age=0, s-maxage=30",
  redirect: "public, max-age=300",
  /** What changes with a deployment only. */
  day: "public, max-age=86400, stale-while-revalidate=604800",
  /** Files with their hash in their name. */
  immutable: "public, max-age=31536000, immutable",
  /** A current file by its hash in another build, or a service worker. */
  revalidate: "no-cache",
  never: "no-store",
  /** Nor does the runtime compress it. */
  neverCompressed: "no-store, no-transform",
  /** For one visitor: with a token, or of stale content. */
  visitor: "private, no-store",
} as const;

/**
 * What is made of content: pages, feeds, the sitemap. Shared caches may keep it
 * only for the rest of its freshness, so that a change shows within
 * `CONTENT_FRESH_SECONDS`, also where another instance received the purge.
 * @param freshMs How much longer the content is fresh, in milliseconds.
 */
export function contentPolicy(freshMs: number): string {
  if (freshMs <= 0) return cachePolicy.visitor;
  // Caches count whole seconds: some keep a response up to one longer.
  const seconds = Math.max(0, Math.floor(freshMs / 1000) - 1);
  return `public, max-age=0, s-maxage=${seconds}, stale-if-error=86400`;
}

/** Whether shared caches may keep a response. */
export function isShared(headers: Headers): boolean {
  return headers.get("cache-control")?.includes("s-maxage") ?? false;
}

/** File names that some caches keep whatever the headers say. */
const cachedByName =
  /\.(?:avif|bin|bmp|css|csv|docx?|eot|exe|flac|gif|gz|ico|jar|jpe?g|js|json|m4a|mid|mjs|mp[34]|ogg|otf|pdf|png|pptx?|svgz?|swf|tar|tiff?|ttf|txt|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/**
 * Whether a path ends like a file that caches keep by its name. Only the file
 * itself may be cached under it (web cache deception).
 */
export function isCachedByName(path: string): boolean {
  return cachedByName.test(path);
}
