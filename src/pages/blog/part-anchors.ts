import { firstCharacters } from "../../lib/text/shorten.ts";

/** The fragments that lead to a titled part. */
export interface PartAnchors {
  /** Its heading's words, so that it stays when parts are added before it. */
  anchor: string;
  /** Its place, as in older links; absent where a heading is named so. */
  placeAnchor?: string;
}

/** How long the words of an anchor may be. */
const mostCharacters = 60;

/** The anchors of parts with these headings; they are unique. */
export function partAnchors(titles: readonly string[]): PartAnchors[] {
  const taken = new Map<string, number>();
  const places = titles.map((_, index) => `part-${index + 1}`);
  const named = titles.map((title) => {
    const words = wordsOf(title);
    return words && freeAnchor(`part-${words}`, taken);
  });
  const anchors = named.map((anchor, index) =>
    anchor || freeAnchor(places[index]!, taken)
  );
  return anchors.map((anchor, index) => ({
    anchor,
    ...(!taken.has(places[index]!) && { placeAnchor: places[index]! }),
  }));
}

/** The words of a heading in small letters, cut between words if possible. */
function wordsOf(title: string): string {
  const words = title.normalize("NFC").toLowerCase().replace(/['’]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu)?.join("-") ?? "";
  const start = firstCharacters(words, mostCharacters);
  return /^(-|$)/.test(words.slice(start.length))
    ? start
    : start.replace(/-[^-]*$/, "");
}

/** @param taken The anchors so far, and the last number of those alike. */
function freeAnchor(anchor: string, taken: Map<string, number>): string {
  let number = taken.get(anchor) ?? 0;
  let free = anchor;
  while (taken.has(free)) free = `${anchor}-${++number + 1}`;
  taken.set(anchor, number).set(free, taken.get(free) ?? 0);
  return free;
}
