/*
 * Control characters but tabs and line ends, characters that turn the reading
 * direction of what follows, and those that XML forbids.
 */
const unwanted =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu;
const half = /\p{Cs}/u;

/**
 * A text from outside that may stand anywhere: in an address, in XML, in a
 * line beside our own words. Halves of surrogate pairs are replaced, invisible
 * characters that do harm are taken out.
 */
export function cleanText(text: string): string {
  return text.replace(
    unwanted,
    (character) => half.test(character) ? "\ufffd" : "",
  );
}

/** Fields with addresses, judged as they came: cleaning could make some good. */
const addresses = new Set(["coverImage", "submission_link"]);

/** Below this nothing is cleaned: no record that nests deeper is read. */
const deepest = 40;

/** A JSON value with its texts cleaned, all but addresses. */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null || depth > deepest) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((inner) => cleanJson(inner, depth + 1));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      addresses.has(key) ? inner : cleanJson(inner, depth + 1),
    ]),
  );
}

/** What a JSON text holds when cleaning would change a text in it. */
const suspicious = /[\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\\[bfu]/;

/**
 * Whether nothing in a JSON text needs cleaning. Takes a text with harmless
 * escapes for one that does.
 */
export function isCleanJson(json: string): boolean {
  return !suspicious.test(json);
}
