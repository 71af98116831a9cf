import type { NumberedItem } from "../../../data/schema.ts";
import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import { numberOf } from "./number-of.ts";

/** The steps of every project, with the descriptions of a page. */
export function processSteps(descriptions: readonly string[]): NumberedItem[] {
  return words.process.titles.map((title, index) => ({
    id: index + 1,
    number: numberOf(index),
    title,
    description: descriptions[index] ?? "",
  }));
}

/** The steps as the pages of web services tell them. */
export const webSteps = processSteps(words.process.descriptions);
