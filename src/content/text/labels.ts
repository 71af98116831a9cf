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

/**
 * A text as the search compares it: in lower case, with the straight quotation
 * marks and apostrophes that keyboards have.
 */
export function searchable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
