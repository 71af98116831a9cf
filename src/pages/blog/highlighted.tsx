import { searchable } from "./searchable.ts";

interface HighlightedProps {
  text: string;
  /** The search text; nothing is highlighted when it is empty. */
  words?: string;
}

/** A text with highlighted search matches. */
export function Highlighted({ text, words = "" }: HighlightedProps) {
  return splitAt(text, words).map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : part
  );
}

/**
 * Splits a text where the search finds `words`.
 * @returns Parts of the text: the matches have odd indices.
 */
export function splitAt(text: string, words: string): string[] {
  const [plain, wanted] = [searchable(text), searchable(words)];
  // Some letters change length with case, which would shift the indices.
  if (!wanted || plain.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  let at = plain.indexOf(wanted);
  while (at >= 0) {
    parts.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
    at = plain.indexOf(wanted, from);
  }
  return [...parts, text.slice(from)];
}
