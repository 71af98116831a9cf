/** The elements that a description or a paragraph may contain. */
export type RichTag =
  | "p"
  | "ul"
  | "ol"
  | "li"
  | "strong"
  | "em"
  | "a"
  | "code"
  | "br"
  | "hr"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td"
  | HeadingTag;

export type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

const blocks: ReadonlySet<string> = new Set<RichTag>([
  ...["p", "ul", "ol", "table"] as const,
  ...["h1", "h2", "h3", "h4", "h5", "h6"] as const,
]);

/**
 * Whether an element is a block of text, whose direction is its own. Lists and
 * tables have one for all their parts.
 */
export function isTextBlock(tag: RichTag): boolean {
  return blocks.has(tag);
}

/** A description as a tree of text and allowed elements. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}
