/** Splits a comma-separated list of tags, without empty entries. */
export function splitTags(tags: string | undefined): string[] {
  return (tags ?? "").split(",").map((tag) => tag.trim()).filter(Boolean);
}

/** Whether two labels are equal, ignoring case. */
export function sameLabel(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Whether a tag marks its post as featured. */
export function isFeaturedTag(tag: string): boolean {
  return sameLabel(tag, "featured");
}

/** The first `length` characters, without splitting a surrogate pair. */
export function firstCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** Truncates a text between words to `length` characters, and adds "...". */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = firstCharacters(text, length + 1);
  return `${firstCharacters(start.replace(/\s+\S*$/, ""), length)}...`;
}

/** A text with U+FFFD in place of each lone surrogate. */
export function wellFormed(text: string): string {
  // Not every browser has `toWellFormed`.
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
