import { typeable } from "../../content/text/labels.ts";

/**
 * Letters with a hook or stroke, which Unicode does not decompose, each after
 * its base letter.
 */
const hooked = [
  "bɓƀ",
  "cƈȼ",
  "dɗđɖ",
  "eɇ",
  "fƒ",
  "gɠǥ",
  "hħɦ",
  "iɨ",
  "jɉ",
  "kƙ",
  "lłɫƚ",
  "nɲƞ",
  "oøɵ",
  "pƥ",
  "rɍ",
  "tŧƭ",
  "uʉ",
  "vʋ",
  "yƴɏ",
  "zƶ",
];

const bases: ReadonlyMap<string, string> = new Map(
  hooked.flatMap(([base = "", ...letters]) =>
    letters.map((letter) => [letter, base] as const)
  ),
);

const hookedLetters = new RegExp(`[${[...bases.keys()].join("")}]`, "g");

/**
 * A text as the search compares it: in lower case, without marks such as
 * accents, hooks and strokes, and with the dashes, straight quotation marks and
 * apostrophes that keyboards have.
 */
export function searchable(text: string): string {
  return typeable(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(hookedLetters, (letter) => bases.get(letter) ?? letter)
    .replace(/[‘’ʼ]/g, "'").replace(/[“”]/g, '"');
}
