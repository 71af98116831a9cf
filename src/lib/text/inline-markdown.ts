/** A piece of a text with inline Markdown. */
export type Piece =
  | string
  | { type: "strong" | "em"; text: string }
  | { type: "link"; text: string; href: string }
  | { type: "mail" | "line" };

const inlineSyntax =
  /\*\*(\S(?:.*?\S)?)\*\*|\*(\S(?:.*?\S)?)\*|\[([^\]\n]+)\]\(((?:\/|#|https:|mailto:|tel:)[^)\s]*)\)|(\{email\})|(\n)/g;

/**
 * Splits a text at its inline Markdown: `**strong**`,
 * `*emphasis*`, `[link](/address)` with an address of this site or another one;
 * a new line; and `{email}` for a link to the mail address.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(inlineSyntax)) {
    const [all, strong, em, label, href, mail] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    end = match.index + all.length;
    if (strong) pieces.push({ type: "strong", text: strong });
    else if (em) pieces.push({ type: "em", text: em });
    else if (label && href) pieces.push({ type: "link", text: label, href });
    else pieces.push({ type: mail ? "mail" : "line" });
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
