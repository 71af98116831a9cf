/** The elements that a description may contain. */
export type RichTag =
  | "p"
  | "ul"
  | "ol"
  | "li"
  | "strong"
  | "em"
  | "a"
  | "br";

/** A description as a tree of texts and allowed elements. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}
