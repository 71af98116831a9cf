import { paths } from "../../addresses/paths.ts";

const cacheName = "read-articles";
/** How many articles are kept: those that were read last. */
const limit = 10;
const articlePattern = new RegExp(
  `^${paths.article.replace(":id", "[\\w%.~-]+")}$`,
);

/**
 * Keeps the document of an article that has been read. It is asked for without
 * the visitor's credentials, so it holds nothing personal.
 */
export async function cacheArticle(path: string): Promise<void> {
  if (!articlePattern.test(path)) return;
  // Complete: a streamed document needs scripts whose nonce is gone.
  const response = await fetch(`${path}?complete`, { credentials: "omit" });
  if (!isKeepable(response)) return;
  const cache = await caches.open(cacheName);
  // The order of the keys is the order of reading.
  await cache.delete(path, anyForm);
  await cache.put(path, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, -limit)) await cache.delete(old, anyForm);
}

/** The document of an article that was kept. */
export async function cachedArticle(
  path: string,
): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return await cache.match(path, anyForm);
}

/** Paths and titles of the articles that are kept, the last one first. */
export async function cachedArticles(): Promise<CachedArticle[]> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const articles = await Promise.all(keys.map(async ({ url }) => {
    const path = new URL(url).pathname;
    const html = await (await cachedArticle(path))?.text();
    if (html === undefined) return [];
    return [{ path, title: /<title>([^<]*)/.exec(html)?.[1] ?? path }];
  }));
  return articles.flat().reverse();
}

export interface CachedArticle {
  path: string;
  /** Escaped for HTML. */
  title: string;
}

/** Forgets all articles. */
export async function clearArticles(): Promise<void> {
  await caches.delete(cacheName);
}

const anyForm = { ignoreVary: true, ignoreSearch: true };

/** Neither errors nor what is for one visitor alone. */
function isKeepable({ status, redirected, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? "";
  return status === 200 && !redirected && /\bpublic\b/.test(control);
}
