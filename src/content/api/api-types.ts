import type { CodeToken, RichNode } from "../text/rich-nodes.ts";
import type { RelatedPosts } from "../views/related.ts";

/** What the page shows of a block that is no paragraph. */
export type BlockPart =
  | PicturePart
  | { type: "quote"; nodes: RichNode[]; source?: string }
  | { type: "list"; isOrdered: boolean; items: RichNode[][] }
  | { type: "code"; tokens: CodeToken[]; language?: string; caption?: string };

export interface PicturePart {
  type: "picture";
  image: string;
  alt: string;
  caption?: string;
  /** Its size in pixels, if it is known. */
  width?: number;
  height?: number;
  /** One of our photographs, as "<set>/<name>". */
  photo?: string;
}

/**
 * One block of an article's body, as the content service sends it. Each type
 * has fields of its own; blocks of any other type show nothing.
 */
export interface ContentBlock {
  type: string;
  paragraphTitle?: string;
  paragraphText?: string;
  /** "markdown" when a paragraph's text has links and emphasis. */
  format?: string;
  /** A picture's address, and its caption. */
  image?: string;
  alt?: string;
  caption?: string;
  /** Its size in pixels, which reserves its space. */
  width?: number;
  height?: number;
  /** A quote's text and where it is from. */
  text?: string;
  source?: string;
  /** A list's items. */
  items?: string[];
  ordered?: boolean;
  code?: string;
  language?: string;
  /** What the server made of it, see `derived-blocks.ts`: of a paragraph … */
  nodes?: RichNode[];
  /** … and of any other block. */
  part?: BlockPart;
}

/** The types of blocks that are shown. */
export const blockTypes = [
  "paragraph",
  "picture",
  "quote",
  "list",
  "code",
] as const;

/** The languages whose code is highlighted. */
export const codeLanguages = [
  "bash",
  "css",
  "html",
  "java",
  "javascript",
  "json",
  "python",
  "sql",
  "typescript",
] as const;

/** An article, as the content service sends it. */
export interface Article {
  _id: string;
  title?: string;
  /** Comma separated; the first tag is the category. */
  tags?: string;
  coverImage?: string;
  author?: string;
  createdAt?: string;
  updatedAt?: string;
  /** The cover's alternative text. */
  coverAlt?: string;
  /** The article is shown from and until these moments. */
  publishAt?: string;
  unpublishAt?: string;
  status?: string;
  content?: ContentBlock[];
  /** The start of its text, which the server adds for lists and heads. */
  preview?: string;
  /** What to read next, which the server adds to a single article. */
  related?: RelatedPosts;
}

/** A job, as the content service sends it. */
export interface Job {
  _id: string;
  title?: string;
  /** May hold HTML. */
  desc?: string;
  location?: string;
  /** The place of work, for search engines; none when the job is remote. */
  city?: string;
  /** The country of work, by its two-letter code. */
  country?: string;
  salary?: string;
  job_type?: string;
  dept?: string;
  experience?: string;
  submission_link?: string;
  status?: string;
  createdAt?: string;
  /** The job is open until this moment. */
  validThrough?: string;
}

/** The statuses of the records that the site's pages list. */
export const statuses = { article: "published", job: "Open" } as const;

/** The valid identifiers of articles and jobs. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** How much of a post's text its preview shows, in characters. */
export const previewLength = 150;
