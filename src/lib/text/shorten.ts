/** The first `length` characters, without splitting a surrogate pair. */
export function firstCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/**
 * Truncates a text between words to `length` characters, and adds "..." in
 * place of the punctuation before the cut.
 */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = firstCharacters(text, length + 1);
  const words = firstCharacters(start.replace(/\s+\S*$/, ""), length);
  return `${words.replace(/[\s.,:;…]+$/, "")}...`;
}
