import { site } from "../../../data/site.ts";
import { articlePath, feedPaths } from "../../paths.ts";

/**
 * The id of an article in the feeds, or of the feed itself. It must never change
 * (RFC 4287, 4.2.6): once the owner has set a name for it, it is a tag URI (RFC
 * 4151), which stays when the site's address changes.
 */
export function feedId(
  siteUrl: string,
  id?: string,
  { feedName }: Pick<typeof site, "feedName"> = site,
): string {
  if (feedName) {
    const name = id === undefined ? "blog" : `blog/${encodeURIComponent(id)}`;
    return `tag:${feedName}:${name}`;
  }
  return siteUrl + (id === undefined ? feedPaths.atom : articlePath(id));
}
