import { typeable } from "../../content/text/labels.ts";

/** What people type for letters that Unicode does not decompose. */
const typed = {
  ae: "æ",
  b: "ɓƀ",
  c: "ƈȼ",
  d: "ɗđɖð",
  e: "ɇ",
  f: "ƒ",
  g: "ɠǥ",
  h: "ħɦ",
  i: "ɨı",
  j: "ɉ",
  k: "ƙ",
  l: "łɫƚ",
  n: "ɲƞ",
  o: "øɵ",
  oe: "œ",
  p: "ƥ",
  r: "ɍ",
  ss: "ß",
  t: "ŧƭ",
  th: "þ",
  u: "ʉ",
  v: "ʋ",
  y: "ƴɏ",
  z: "ƶ",
};

const bases: ReadonlyMap<string, string> = new Map(
  Object.entries(typed).flatMap(([base, letters]) =>
    [...letters].map((letter) => [letter, base] as const)
  ),
);

const others = new RegExp(`[${[...bases.keys()].join("")}]`, "g");

/**
 * A text as the search compares it: in lower case, without marks such as
 * accents, hooks and strokes, with "ss" for "ß" and the like, and with the
 * dashes, straight quotation marks and apostrophes that keyboards have.
 */
export function searchable(text: string): string {
  return typeable(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(others, (letter) => bases.get(letter) ?? letter)
    .replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"');
}
