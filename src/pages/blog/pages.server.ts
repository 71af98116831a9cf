import { site } from "../../../data/site.ts";
import { timeSlices } from "../../lib/promises/time-slices.ts";
import { newestFirst } from "../../content/newest-first.ts";
import { mapValue, success } from "../../lib/content-result.ts";
import { articlePath, feedPaths, paths } from "../../paths.ts";
import {
  type ContentFile,
  forPage,
  type SectionPages,
  type Share,
  shownRecord,
} from "../section.server.ts";
import { withDerivedBlocks } from "./article-blocks.server.ts";
import { articleData } from "./article-data.ts";
import { type ArticleView, articleView } from "./article-view.ts";
import { atomFeed } from "./atom.server.ts";
import { articleSharePicture, blogPosting } from "./blog-posting.server.ts";
import { jsonFeed } from "./json-feed.server.ts";
import { relatedPosts } from "./related.ts";

/** How many of the newest articles a feed holds, with the whole of their texts. */
const feedLength = 50;

const readFeed: ContentFile["read"] = async (content) => {
  const result = await content.list("articles");
  if (!result.ok) return result;
  const slices = timeSlices();
  const views: ArticleView[] = [];
  for (const article of newestFirst(result.value).slice(0, feedLength)) {
    views.push(articleView(await withDerivedBlocks(article, slices)));
  }
  return success(views);
};

export const pages: SectionPages = {
  jsonLd: {
    [paths.article]: forPage(articleData, (data, { siteUrl }) => {
      const article = shownRecord(data.article);
      return article && blogPosting(article, siteUrl);
    }),
  },
  share: {
    [paths.article]: forPage(articleData, (data): Share | undefined => {
      const article = shownRecord(data.article);
      if (!article) return undefined;
      const { createdAt, updatedAt, tags } = article;
      return {
        type: "article",
        picture: articleSharePicture(article),
        properties: [
          ...(createdAt
            ? [["article:published_time", createdAt] as const]
            : []),
          ...(updatedAt ? [["article:modified_time", updatedAt] as const] : []),
          ...tags.map((tag) => ["article:tag", tag] as const),
        ],
      };
    }),
  },
  related: {
    articles: (article, articles) => ({
      ...article,
      related: relatedPosts(articles, article._id),
    }),
  },
  recordPages: {
    title: "Articles",
    path: paths.blog,
    pathOf: articlePath,
    list: "articles",
    read: (content) =>
      mapValue(
        content.list("articles"),
        (articles) =>
          newestFirst(articles).map(articleView).map((it) => ({
            path: articlePath(it.id),
            title: it.title,
            description: it.description,
            changed: it.updatedAt ?? it.createdAt,
          })),
      ),
  },
  files: {
    [feedPaths.atom]: {
      type: "application/atom+xml",
      feedTitle: `${site.name}: blog`,
      read: readFeed,
      write: (articles: readonly ArticleView[], siteUrl) =>
        atomFeed(siteUrl, articles),
    },
    [feedPaths.json]: {
      type: "application/feed+json",
      feedTitle: `${site.name}: blog`,
      listTitle: "Blog as JSON Feed",
      read: readFeed,
      write: (articles: readonly ArticleView[], siteUrl) =>
        jsonFeed(siteUrl, articles),
    },
  },
};
