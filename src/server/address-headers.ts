import { paths, searchIndexPath } from "../paths.ts";
import { cacheTagHeader, type Kind, listTag, recordTag } from "./cache-tags.ts";
import { feedPaths } from "./feeds/feed-paths.ts";
import { shareFolder } from "./share/share-paths.ts";

/** Lists that answers at fixed addresses are made of. */
const lists: Readonly<Record<string, readonly Kind[]>> = {
  [paths.blog]: ["article"],
  [paths.careers]: ["job"],
  [searchIndexPath]: ["article"],
  [feedPaths.atom]: ["article"],
  [feedPaths.json]: ["article"],
  [feedPaths.jobs]: ["job"],
  [feedPaths.sitemap]: ["article", "job"],
  [feedPaths.llms]: ["article", "job"],
};

/** Where records stand, and the kind of those that come from the content. */
const records: readonly (readonly [string, Kind | undefined])[] = [
  [paths.article, "article"],
  [paths.job, "job"],
  [paths.project, undefined],
];

/**
 * What an answer's address decides: where a page's Markdown twin is (RFC 8288),
 * and the tags under which the network in front of the site keeps the answer.
 * @param path Path of the address, without a query.
 */
export function addressHeaders(
  siteUrl: string,
  path: string,
): Record<string, string> {
  const listed = lists[path];
  if (listed) return { [cacheTagHeader]: listed.map(listTag).join() };
  for (const [pattern, kind] of records) {
    const folder = pattern.slice(0, pattern.indexOf(":"));
    const start = path.startsWith(shareFolder) ? shareFolder + folder : folder;
    if (!path.startsWith(start)) continue;
    const name = path.slice(start.length);
    const id = name.replace(/\.(?:md|png)$/, "");
    if (!id || id.includes("/")) continue;
    const isPage = id === name;
    // A page also shows what may be read after it.
    const tags = kind && [
      recordTag(kind, id),
      ...(isPage && kind === "article" ? [listTag(kind)] : []),
    ];
    return {
      ...(tags && { [cacheTagHeader]: tags.join() }),
      ...(isPage && {
        Link: `<${siteUrl}${path}.md>; rel="alternate"; type="text/markdown"`,
      }),
    };
  }
  return {};
}

/** Adds them to an answer that is good and may be kept. */
export function addAddressHeaders(
  { status, headers }: Response,
  siteUrl: string,
  path: string,
): void {
  if (status !== 200) return;
  const isKept = headers.get("cache-control")?.startsWith("public") ?? false;
  for (const [name, value] of Object.entries(addressHeaders(siteUrl, path))) {
    if (name === cacheTagHeader && !isKept) continue;
    if (!headers.has(name)) headers.set(name, value);
  }
}
