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
  | "br";

/** A description as a tree of text and allowed elements. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}
