/** A part of a text, and whether only this version of the text has it. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** How much of what is equal is shown around a change, in words. */
const context = 12;

/**
 * What differs between two texts, word by word; cuts what is equal
 * before and after it.
 */
export function diffWords(
  before: string,
  after: string,
): [before: Part[], after: Part[]] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < was.length && was[start] === is[start]) start++;
  let end = 0;
  while (
    end < was.length - start && end < is.length - start &&
    was[was.length - 1 - end] === is[is.length - 1 - end]
  ) end++;
  const partsOf = (words: string[]) =>
    [
      { text: shortStart(words.slice(0, start)), isChanged: false },
      {
        text: words.slice(start, words.length - end).join(""),
        isChanged: true,
      },
      { text: shortEnd(words.slice(words.length - end)), isChanged: false },
    ].filter(({ text }) => text !== "");
  return [partsOf(was), partsOf(is)];
}

/** Each word with the white space after it. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? (text ? [text] : []);
}

function shortStart(words: readonly string[]): string {
  const shown = words.slice(-context).join("");
  return words.length > context ? `… ${shown}` : shown;
}

function shortEnd(words: readonly string[]): string {
  const shown = words.slice(0, context).join("");
  return words.length > context ? `${shown}…` : shown;
}
