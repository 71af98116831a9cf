import { site } from "../../../data/site.ts";
import { description, fallbackTitle } from "./blog-cards.ts";
import { type Ending, endingOf } from "../../content/shown-until.ts";
import { formatTime, timeOf } from "../../content/text/dates.ts";
import { readingMinutes } from "../../lib/text/reading-time.ts";
import type { Article } from "./article.server.ts";
import { readFields, textsIn } from "./block-texts.ts";
import type { BlockPart } from "./block-types.server.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { type PartAnchors, partAnchors } from "./part-anchors.ts";
import { safeImage } from "../../content/text/safe-links.ts";
import { isFeaturedTag, splitTags } from "./tags.ts";
import type { RelatedPosts } from "./article.server.ts";

/** One paragraph of an article; with a title it has anchors. */
export interface Paragraph extends Partial<PartAnchors> {
  type?: undefined;
  title?: string;
  text?: string;
  /** The text with links and emphasis, if any. */
  nodes?: RichNode[];
}

/** A part of an article's body; paragraphs have no `type`. */
export type ArticlePart = Paragraph | BlockPart;

/** The data of the article page. */
export interface ArticleView extends Ending {
  id: string;
  title: string;
  /** The language of its texts, if it is not the site's. */
  lang?: string;
  tags: string[];
  author: string;
  updatedOn: string;
  /** The same as an ISO time; absent when the article has none. */
  updatedAt?: string;
  createdAt?: string;
  cover?: string;
  coverAlt?: string;
  description: string;
  parts: ArticlePart[];
  /** The slug of the project that it tells of. */
  project?: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Related posts, if known. */
  related?: RelatedPosts;
}

const maxTags = 20;
/** The date of an article without one. */
export const fallbackDate = "2023-12-13T00:00:00.000Z";

/** The view of an article, with fallbacks for missing fields. */
export function articleView(article: Article): ArticleView {
  const cover = safeImage(article.coverImage);
  const updated = timeOf(article.updatedAt);
  const created = timeOf(article.createdAt);
  return {
    id: article._id,
    title: article.title || fallbackTitle,
    ...(article.lang && { lang: article.lang }),
    tags: tagsOf(article),
    author: article.author || site.name,
    updatedOn: formatTime(updated ?? Date.parse(fallbackDate)),
    ...(updated !== undefined && { updatedAt: isoOf(updated) }),
    ...(created !== undefined && { createdAt: isoOf(created) }),
    ...(cover && { cover }),
    ...(cover && article.coverAlt && { coverAlt: article.coverAlt }),
    description: description(article),
    parts: partsOf(article),
    ...(article.project && { project: article.project }),
    minutes: readingMinutes(
      (article.content ?? []).flatMap((block) => textsIn(block, readFields)),
    ),
    ...(article.related && { related: article.related }),
    ...endingOf(article),
  };
}

/** The tags to show: without duplicates, at most a few lines. */
function tagsOf(article: Article): string[] {
  const tags = splitTags(article.tags).filter((tag) => !isFeaturedTag(tag));
  return [...new Set(tags)].slice(0, maxTags);
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

function partsOf({ content = [] }: Article): ArticlePart[] {
  const anchors = partAnchors(
    content.flatMap((block) =>
      block.type === "paragraph" && block.paragraphTitle || []
    ),
  ).values();
  return content.flatMap((block): ArticlePart | [] => {
    if (block.type !== "paragraph") return block.part ?? [];
    const { paragraphTitle: title, paragraphText: text, nodes } = block;
    return {
      ...(title && { title, ...anchors.next().value }),
      ...(nodes ? { nodes } : text && { text }),
    };
  });
}
