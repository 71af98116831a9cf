/** A piece of a text with marks. */
export type Piece =
  | string
  | { mark: "strong" | "em"; text: string }
  | { mark: "link"; text: string; href: string }
  | { mark: "mail" | "line" };

const marks =
  /\*\*(\S(?:.*?\S)?)\*\*|\*(\S(?:.*?\S)?)\*|\[([^\]\n]+)\]\(((?:\/|#|https:|mailto:|tel:)[^)\s]*)\)|(\{email\})|(\n)/g;

/**
 * Splits a text at its marks, which are those of Markdown: `**strong**`,
 * `*emphasis*`, `[link](/address)` with an address of this site or another one;
 * a new line; and `{email}` for a link to the mail address.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [all, strong, em, label, href, mail] = match;
    if (match.index > end) pieces.push(text.slice(end, match.index));
    end = match.index + all.length;
    if (strong) pieces.push({ mark: "strong", text: strong });
    else if (em) pieces.push({ mark: "em", text: em });
    else if (label && href) pieces.push({ mark: "link", text: label, href });
    else pieces.push({ mark: mail ? "mail" : "line" });
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
