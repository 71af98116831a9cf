interface MarkedProps {
  text: string;
  /** What was searched for; nothing is marked when it is empty. */
  words?: string;
}

/** A text in which the words that were searched for are marked. */
export function Marked({ text, words = "" }: MarkedProps) {
  return splitAt(text, words).map((part, index) =>
    index % 2 ? <mark key={index}>{part}</mark> : part
  );
}

/**
 * Cuts a text at the places that match, whatever their case: the matches are
 * at the odd positions.
 */
export function splitAt(text: string, words: string): string[] {
  const [plain, wanted] = [text.toLowerCase(), words.toLowerCase()];
  // Some letters change their length with their case; then no place is sure.
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
