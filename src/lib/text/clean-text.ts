/*
 * Control characters except tabs and line ends, characters that override the
 * reading direction of the text after them, and those that XML forbids.
 */
const unwanted =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const surrogate = /\p{Cs}/gu;
/** Fast, and matches every text that cleaning would change. */
const suspicious =
  // deno-lint-ignore no-control-regex
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]/;

/**
 * Makes untrusted text safe for addresses, XML and the text around it: lone
 * surrogates become U+FFFD, harmful invisible characters are removed.
 */
export function cleanText(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replace(surrogate, "\ufffd").replace(unwanted, "");
}
