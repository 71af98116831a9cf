/** Elements that a description may hold; everything else is taken off. */
export type RichTag =
  | "p"
  | "ul"
  | "ol"
  | "li"
  | "strong"
  | "em"
  | "a"
  | "br";

/** A description as data: text, or an allowed element around more of it. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}
