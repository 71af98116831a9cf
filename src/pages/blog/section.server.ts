import { site } from "../../../data/site.ts";
import { newestFirst } from "../../content/newest-first.ts";
import { mapValue } from "../../content/calls/content-result.ts";
import { articlePath, feedPaths, paths } from "../../paths.ts";
import {
  type ContentFile,
  type PageFacts,
  recordOf,
  type Section,
} from "../section.server.ts";
import { withDerivedBlocks } from "./article-blocks.server.ts";
import { type ArticleView, articleView } from "./article-view.ts";
import { atomFeed } from "./atom.server.ts";
import { articleSharePicture, blogPosting } from "./blog-posting.server.ts";
import { jsonFeed } from "./json-feed.server.ts";

const articleOf = (facts: PageFacts) => recordOf<ArticleView>(facts, "article");

/** How many of the newest articles a feed holds, with the whole of their texts. */
const feedLength = 50;

const readFeed: ContentFile["read"] = (content) =>
  mapValue(
    content.articles(),
    (articles) =>
      newestFirst(articles).slice(0, feedLength)
        .map((article) => articleView(withDerivedBlocks(article))),
  );

export const blog: Section = {
  jsonLd: {
    [paths.article](facts) {
      const article = articleOf(facts);
      return article && blogPosting(article, facts.siteUrl);
    },
  },
  share: {
    [paths.article](facts) {
      const article = articleOf(facts);
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
    },
  },
  recordPages: {
    title: "Articles",
    path: paths.blog,
    read: (content) =>
      mapValue(
        content.articles(),
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
  preview: paths.article,
};
