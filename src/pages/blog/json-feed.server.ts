import { site } from "../../../data/site.ts";
import homeWords from "../../../data/words/home.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import type { ArticleView } from "./article-view.ts";
import { articlePath, feedPaths, paths } from "../../paths.ts";
import { absolute } from "../../lib/text/absolute.ts";
import { articleHtml } from "./article-html.server.ts";
import { feedId } from "./feed-id.server.ts";

/** The newest articles as a JSON Feed 1.1, with full text. */
export function jsonFeed(
  siteUrl: string,
  articles: readonly ArticleView[],
): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `${site.name}: blog`,
    description: fillIn(homeWords.meta.description),
    home_page_url: siteUrl + paths.blog,
    feed_url: siteUrl + feedPaths.json,
    icon: `${siteUrl}/icons/icon-512.png`,
    favicon: `${siteUrl}/favicon.ico`,
    language: "en",
    authors: [{ name: site.name, url: `${siteUrl}/` }],
    items: articles.map((article) => {
      const { id, title, description, cover, createdAt, updatedAt } = article;
      const url = siteUrl + articlePath(id);
      return {
        id: feedId(siteUrl, id),
        url,
        title,
        ...(article.lang && { language: article.lang }),
        summary: description,
        content_html: articleHtml(article, siteUrl),
        ...(cover && { image: absolute(cover, siteUrl) }),
        authors: [{ name: article.author }],
        tags: article.tags,
        ...(createdAt && { date_published: createdAt }),
        ...(updatedAt && { date_modified: updatedAt }),
      };
    }),
  });
}
