/** An adult's average. */
const wordsPerMinute = 220;

/** The time it takes to read some texts, in whole minutes; at least one. */
export function readingMinutes(texts: readonly (string | undefined)[]): number {
  const words = texts.reduce(
    (sum, text = "") => sum + (text.match(/\S+/g)?.length ?? 0),
    0,
  );
  return Math.max(1, Math.round(words / wordsPerMinute));
}
