import type { Context } from "hono";
import { feedPaths } from "../../paths.ts";
import { sectionPages } from "../../pages/section-pages.server.ts";
import { pathRedirect } from "../../records/redirects.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import { decode, fixedPaths } from "../http/canonical-path.ts";
import { moved } from "../http/responses.ts";
import { RequestContent } from "../request-content.ts";
import type { SiteEnv } from "../services.ts";

/** What mail programs and writers leave at the end of an address. */
const leftover = /[.,)>"…\s]/u;
const pageFile = /(?:\/index)?\.html$/i;

/** Where other sites have their feeds and sitemaps. */
const usualPaths: Readonly<Record<string, string>> = {
  "/feed": feedPaths.atom,
  "/rss": feedPaths.atom,
  "/rss.xml": feedPaths.atom,
  "/atom.xml": feedPaths.atom,
  "/sitemap_index.xml": feedPaths.sitemap,
};

const files: ReadonlySet<string> = new Set(Object.values(feedPaths));
const recordPages = sectionPages.flatMap(({ recordPages }) =>
  recordPages ?? []
);

/**
 * Redirects from an address at which there is nothing to the one that was
 * probably meant: without what was pasted with it, without `.html`, or in
 * another case.
 * @returns Undefined if there is nothing at such an address either.
 */
export async function redirectToMeant(
  c: Context<SiteEnv>,
): Promise<Response | undefined> {
  const { path, search } = c.var.address;
  for (const meant of candidates(path)) {
    const to = pathRedirect(c.env.redirects, encodeURI(meant), search);
    if (to) return moved(to);
  }
  const known = knownPath(path);
  if (known) return moved(known + search);
  const record = await recordPath(c, path);
  return record ? moved(record + search, cachePolicy.never) : undefined;
}

/** The path of a page or a file in the build that a path means. */
export function knownPath(path: string): string | undefined {
  for (const meant of candidates(path)) {
    const lower = meant.toLowerCase();
    if (fixedPaths.has(lower)) return lower;
    // A file has one address, however it is encoded.
    if (files.has(meant) && meant !== decode(path)) return meant;
    if (Object.hasOwn(usualPaths, lower)) return usualPaths[lower];
    for (const { path: parent, pathOf, slugs = [] } of recordPages) {
      const slug = slugs.find((it) => lower === `${parent}/${it}`);
      if (slug) return pathOf(slug);
    }
  }
}

/** The path of another record that a path means, if its list is in memory. */
async function recordPath(
  c: Context<SiteEnv>,
  path: string,
): Promise<string | undefined> {
  for (const meant of candidates(path)) {
    for (const { path: parent, pathOf, list } of recordPages) {
      const id = meant.slice(parent.length + 1);
      const isOther = meant.startsWith(`${parent}/`) && pathOf(id) !== path;
      if (!list || !isOther) continue;
      const content = new RequestContent(c.env.content, {
        isCachedOnly: true,
      });
      const records = await content.list(list);
      const isPublic = records.ok && records.value.some((it) => it._id === id);
      if (isPublic) return pathOf(id);
    }
  }
}

/** What a path may mean, decoded, without a slash at its end. */
function candidates(path: string): string[] {
  const decoded = decode(path);
  if (decoded === undefined) return [];
  const address = withoutEnd(decoded, leftover);
  return [address, address.replace(pageFile, "")]
    .map((it) => withoutEnd(it, /\//) || "/");
}

/** A loop, because a regular expression would take quadratic time. */
function withoutEnd(text: string, ends: RegExp): string {
  let end = text.length;
  while (end > 0 && ends.test(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}
