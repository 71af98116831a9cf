import { description, fallbackTitle } from "./blog-cards.ts";
import { formatDate, timeOf } from "../text/dates.ts";
import type { Article, ContentBlock } from "../api/api-types.ts";
import type { CodeToken, RichNode } from "../text/rich-nodes.ts";
import { safeImage } from "../text/safe-links.ts";
import { readingMinutes } from "./reading-time.ts";
import { isFeaturedTag, splitTags } from "../text/labels.ts";

/** One paragraph of an article; `anchor` when the CONTENT list links to it. */
export interface Paragraph {
  type?: undefined;
  title?: string;
  text?: string;
  /** The text with its links and emphasis, if it has any. */
  nodes?: RichNode[];
  anchor?: string;
}

export interface PicturePart {
  type: "picture";
  image: string;
  alt: string;
  caption?: string;
  /** Its size in pixels, if it is known. */
  width?: number;
  height?: number;
}

export interface QuotePart {
  type: "quote";
  nodes: RichNode[];
  source?: string;
}

export interface ListPart {
  type: "list";
  isOrdered: boolean;
  items: RichNode[][];
}

export interface CodePart {
  type: "code";
  tokens: CodeToken[];
  language?: string;
  caption?: string;
}

/** What an article's body is made of: paragraphs have no `type`. */
export type ArticlePart =
  | Paragraph
  | PicturePart
  | QuotePart
  | ListPart
  | CodePart;

/** What the article page shows. */
export interface ArticleView {
  id: string;
  title: string;
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
  /** The time it takes to read, in whole minutes. */
  minutes: number;
}

/** A paragraph and the pictures, quotes, lists and codes that follow it. */
export interface ArticleSection extends Pick<Paragraph, "anchor" | "title"> {
  parts: ArticlePart[];
}

const maxTags = 20;
const fallbackDate = "December 13, 2023";

/**
 * The view of an article, with fallbacks for what it lacks.
 * @param agency The author of an article without one.
 */
export function articleView(article: Article, agency: string): ArticleView {
  const cover = safeImage(article.coverImage);
  const updated = timeOf(article.updatedAt);
  const created = timeOf(article.createdAt);
  return {
    id: article._id,
    title: article.title || fallbackTitle,
    tags: tagsOf(article),
    author: article.author || agency,
    updatedOn: formatDate(article.updatedAt) ?? fallbackDate,
    ...(updated !== undefined && { updatedAt: isoOf(updated) }),
    ...(created !== undefined && { createdAt: isoOf(created) }),
    ...(cover && { cover }),
    ...(cover && article.coverAlt && { coverAlt: article.coverAlt }),
    description: description(article),
    parts: partsOf(article),
    minutes: readingMinutes((article.content ?? []).flatMap(textsOf)),
  };
}

/** The sections of an article's text: each paragraph begins one. */
export function sectionsOf({ parts }: Pick<ArticleView, "parts">) {
  const sections: ArticleSection[] = [];
  for (const part of parts) {
    const last = sections.at(-1);
    if (part.type && last) last.parts.push(part);
    else {
      const titled = part.type ? {} : part;
      sections.push({ ...titled, parts: [part] });
    }
  }
  return sections;
}

/** The tags to show: without duplicates, and no more than fit a few lines. */
function tagsOf(article: Article): string[] {
  const tags = splitTags(article.tags).filter((tag) => !isFeaturedTag(tag));
  return [...new Set(tags)].slice(0, maxTags);
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

function textsOf(block: ContentBlock): (string | undefined)[] {
  const { paragraphText, caption, text, items = [], code } = block;
  return [paragraphText, caption, text, ...items, code];
}

function partsOf({ content = [] }: Article): ArticlePart[] {
  let titled = 0;
  return content.flatMap((block): ArticlePart | [] => {
    if (block.type !== "paragraph") return partOf(block) ?? [];
    const { paragraphTitle: title, paragraphText: text, nodes } = block;
    return {
      ...(title && { title, anchor: `part-${++titled}` }),
      ...(nodes ? { nodes } : text && { text }),
    };
  });
}

/** The part that another block shows; undefined when it shows nothing. */
function partOf(block: ContentBlock): ArticlePart | undefined {
  const { nodes = [], itemNodes: items = [], tokens = [] } = block;
  const { alt = "", caption, width, height, source, language } = block;
  switch (block.type) {
    case "picture": {
      const image = safeImage(block.image);
      const size = width && height ? { width, height } : {};
      return image
        ? { type: "picture", image, alt, ...size, ...(caption && { caption }) }
        : undefined;
    }
    case "quote":
      return { type: "quote", nodes, ...(source && { source }) };
    case "list":
      return { type: "list", isOrdered: block.ordered === true, items };
    case "code":
      return {
        ...{ type: "code", tokens },
        ...(language && { language }),
        ...(caption && { caption }),
      };
  }
}
