import type { RichNode } from "../../content/text/rich-nodes.ts";
import type { CodeToken } from "./highlight.server.ts";

/** A block other than a paragraph, as the page shows it. */
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
  /** Size in pixels, if known. */
  width?: number;
  height?: number;
  /** One of our photographs, as "<set>/<name>". */
  photo?: string;
}

/**
 * One block of an article's body, as the content service sends it. Each type
 * has its own fields; blocks of unknown types are not shown.
 */
export interface ContentBlock {
  type: string;
  paragraphTitle?: string;
  paragraphText?: string;
  /** "markdown" if a paragraph's text has links and emphasis. */
  format?: string;
  /** A picture's address, and its caption. */
  image?: string;
  alt?: string;
  caption?: string;
  /** Its size in pixels, which reserves its space. */
  width?: number;
  height?: number;
  /** A quote's text and its source. */
  text?: string;
  source?: string;
  /** A list's items. */
  items?: string[];
  ordered?: boolean;
  code?: string;
  language?: string;
  /** Added by `article-blocks.server.ts`: the parsed text of a paragraph … */
  nodes?: RichNode[];
  /** … and the parsed content of other blocks. */
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

/** Length of a post's preview in characters. */
export const previewLength = 150;
