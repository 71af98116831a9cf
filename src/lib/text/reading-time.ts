/** Words per minute of an average adult. */
const wordsPerMinute = 220;

/** Reading time of some texts in whole minutes, at least one. */
export function readingMinutes(texts: readonly (string | undefined)[]): number {
  const words = texts.reduce((sum, text = "") => sum + wordsIn(text), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Up to this code, characters are white space, or none that words contain. */
const space = 32;

/** The number of words in a text, without a list of them: it can be long. */
function wordsIn(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index++) {
    const wasInWord = isInWord;
    isInWord = text.charCodeAt(index) > space;
    if (isInWord && !wasInWord) words++;
  }
  return words;
}
