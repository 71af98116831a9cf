/**
 * In the preview each text carries the path of its field, in characters of
 * Unicode's private use area, which no page uses: a start, the path, an end of
 * the path, the text, and an end.
 */
const [start, pathEnd, end] = ["\u{E000}", "\u{E001}", "\u{E002}"];

/** The code point of a character in a path is its ASCII code, plus this. */
const offset = 0xe100;

const open = /\u{E000}([\u{E100}-\u{E17F}]*)\u{E001}/u;
/** With the empty lines around blocks. */
const fieldTags =
  /\u{E000}[\u{E100}-\u{E17F}]*(?:\u{E001}(?:\n\n)?)?|(?:\n\n)?\u{E002}|[\u{E000}-\u{E1FF}]/gu;

/** A text with the path of its field, such as "team/team/people.0.name". */
export function withFieldTag(text: string, fieldPath: string): string {
  const signs = Array.from(
    fieldPath,
    (sign) => String.fromCodePoint(offset + (sign.codePointAt(0) ?? 0) % 128),
  );
  return `${start}${signs.join("")}${pathEnd}${text}${end}`;
}

/**
 * Blocks of Markdown, HTML or code with the path of their field: its tags
 * stand before and after them, where they change no block.
 */
export function blocksWithFieldTag(text: string, fieldPath: string): string {
  return withFieldTag(`\n\n${text}\n\n`, fieldPath);
}

/** The path that a text carries first; undefined if it has none. */
export function fieldPathIn(text: string): string | undefined {
  const [, signs] = open.exec(text) ?? [];
  return signs === undefined ? undefined : Array.from(
    signs,
    (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - offset),
  ).join("");
}

/** How many texts of paths begin in this one and end in others. */
export function unended(text: string): number {
  return text.split(start).length - text.split(end).length;
}

/** A text without field tags. */
export function withoutFieldTags(text: string): string {
  return text.replace(fieldTags, "");
}
