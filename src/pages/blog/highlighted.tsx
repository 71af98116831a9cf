import { searchable } from "./searchable.ts";

interface HighlightedProps {
  text: string;
  /** The search text; nothing is highlighted when it is empty. */
  words?: string;
}

/**
 * A text with highlighted search matches. Each part is an element of its own:
 * a translator may have replaced the texts that React would remove.
 */
export function Highlighted({ text, words = "" }: HighlightedProps) {
  return splitAt(text, words).map((part, index) =>
    index % 2
      ? <mark key={index}>{part}</mark>
      : <span key={index}>{part}</span>
  );
}

/**
 * Splits a text where the search finds `words`.
 * @returns Parts of the text: the matches have odd indices.
 */
export function splitAt(text: string, words: string): string[] {
  const wanted = searchable(words);
  if (!wanted) return [text];
  const { plain, starts, ends } = searchableParts(text);
  const parts: string[] = [];
  let from = 0;
  let at = plain.indexOf(wanted);
  while (at >= 0) {
    const next = at + wanted.length;
    const [start = 0, end = 0] = [starts[at], ends[next - 1]];
    // A letter that becomes several is not found twice.
    if (start >= from) {
      parts.push(text.slice(from, start), text.slice(start, end));
      from = end;
    }
    at = plain.indexOf(wanted, next);
  }
  return [...parts, text.slice(from)];
}

/** A searchable text, and where each of its characters stands in the text. */
function searchableParts(text: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  let plain = "";
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const own = searchable(character);
    for (let index = 0; index < own.length; index++) {
      starts.push(at);
      ends.push(end);
    }
    // A mark belongs to the letter before it.
    if (own === "" && ends.length > 0) ends[ends.length - 1] = end;
    plain += own;
    at = end;
  }
  return { plain, starts, ends };
}
