/**
 * In the preview each text carries the place of its field, in characters of
 * Unicode's private use area, which no page uses: a start, the place, an end of
 * the place, the text, and an end.
 */
const [start, placeEnd, end] = ["\u{E000}", "\u{E001}", "\u{E002}"];

/** Stands for the first ASCII character in a place. */
const offset = 0xe100;

const open = /\u{E000}([\u{E100}-\u{E17F}]*)\u{E001}/u;
const allMarks = /\u{E000}[\u{E100}-\u{E17F}]*\u{E001}?|[\u{E000}-\u{E1FF}]/gu;

/** A text with the place of its field, such as "team/team/people.0.name". */
export function marked(text: string, place: string): string {
  const signs = Array.from(
    place,
    (sign) => String.fromCodePoint(offset + (sign.codePointAt(0) ?? 0) % 128),
  );
  return `${start}${signs.join("")}${placeEnd}${text}${end}`;
}

/** The place that a text carries first; undefined if it has none. */
export function placeIn(text: string): string | undefined {
  const [, signs] = open.exec(text) ?? [];
  return signs === undefined ? undefined : Array.from(
    signs,
    (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - offset),
  ).join("");
}

/** Whether the text of a place ends in this one. */
export function hasEnd(text: string): boolean {
  return text.includes(end);
}

/** A text without marks. */
export function unmarked(text: string): string {
  return text.replace(allMarks, "");
}
