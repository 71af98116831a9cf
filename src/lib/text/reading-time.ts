/** Words per minute of an average adult. */
const wordsPerMinute = 220;

/** Reading time of some texts in whole minutes, at least one. */
export function readingMinutes(texts: readonly (string | undefined)[]): number {
  const words = texts.reduce(
    (sum, text = "") => sum + (text.match(/\S+/g)?.length ?? 0),
    0,
  );
  return Math.max(1, Math.round(words / wordsPerMinute));
}
