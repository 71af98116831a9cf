/**
 * A text as the search compares it: in lower case, without marks such as
 * accents, and with the straight quotation marks and apostrophes that keyboards
 * have.
 */
export function searchable(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
