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

/** Token types of syntax highlighting. */
export type CodeKind =
  | "keyword"
  | "string"
  | "comment"
  | "number"
  | "name"
  | "tag";

/** A token of a code block: plain text, or text of one kind. */
export type CodeToken = string | readonly [kind: CodeKind, text: string];

/** The text of a code block. */
export function codeText(tokens: readonly CodeToken[]): string {
  return tokens.map((it) => typeof it === "string" ? it : it[1]).join("");
}
