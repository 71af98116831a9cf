import { memoizeCall } from "../promises/memoize.ts";

/** Undefined in browsers without it. */
const segmenter = memoizeCall(() =>
  "Segmenter" in Intl
    ? new Intl.Segmenter(undefined, { granularity: "grapheme" })
    : undefined
);

/**
 * The first `length` characters (UTF-16 code units), without splitting what a
 * reader sees as one character: a letter with its marks, a flag, joined emoji
 * (UAX #29). One that is longer than `length` itself is split, so that a text
 * never becomes empty.
 */
export function firstCharacters(text: string, length: number): string {
  if (text.length <= length) return text;
  // The next character decides whether the last one is whole.
  const start = text.slice(0, length + 2);
  const end = segmenter()?.segment(start).containing(length)?.index ?? length;
  const whole = text.slice(0, end);
  if (whole.trim()) return whole;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** What a reader sees as the characters of a text. */
export function graphemes(text: string): string[] {
  const segments = segmenter()?.segment(text);
  return segments
    ? Array.from(segments, ({ segment }) => segment)
    : Array.from(text);
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
