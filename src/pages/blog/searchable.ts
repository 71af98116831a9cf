/**
 * A text as the search compares it: in lower case, with the straight quotation
 * marks and apostrophes that keyboards have.
 */
export function searchable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
