import type { CodeToken, RichNode } from "../../content/text/rich-nodes.ts";

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
  /** What the server made of it, see `article-blocks.server.ts`: of a paragraph … */
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

/** How much of a post's text its preview shows, in characters. */
export const previewLength = 150;
