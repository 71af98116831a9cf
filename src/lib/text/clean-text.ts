/*
 * Control characters except tabs and line ends, characters that override the
 * reading direction of the text after them, and those that XML forbids.
 */
const unwanted =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const surrogate = /\p{Cs}/gu;

/**
 * Makes untrusted text safe for addresses, XML and the text around it: lone
 * surrogates become U+FFFD, harmful invisible characters are removed.
 */
export function cleanText(text: string): string {
  return text.replace(surrogate, "\ufffd").replace(unwanted, "");
}

/** Values below this depth are not cleaned, to bound the recursion. */
const maxDepth = 40;

/**
 * Cleans all texts of a JSON value.
 * @param excepted Names of fields to leave unchanged.
 */
export function cleanJson(
  value: unknown,
  excepted: ReadonlySet<string>,
  depth = 0,
): unknown {
  if (typeof value === "string") return cleanText(value);
  if (typeof value !== "object" || value === null || depth > maxDepth) {
    return value;
  }
  const clean = (inner: unknown) => cleanJson(inner, excepted, depth + 1);
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      excepted.has(key) ? inner : clean(inner),
    ]),
  );
}

/** Matches every JSON text that cleaning would change. */
const suspicious = /[\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\\[bfu]/;

/**
 * Whether a JSON text needs no cleaning. Also false for some clean texts, those
 * with harmless escapes.
 */
export function isCleanJson(json: string): boolean {
  return !suspicious.test(json);
}
