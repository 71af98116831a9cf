import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import { numberOf } from "./number-of.ts";

/** A step of every project. */
export interface ProcessStep {
  /** Its position, from 1. */
  id: number;
  /** The position as shown, such as "01." */
  number: string;
  title: string;
  /** When it happens, such as "Weeks 3–5". */
  weeks: string;
  description: string;
}

/** What a page says about the steps, in their order. */
interface StepWords {
  weeks: readonly string[];
  descriptions: readonly string[];
}

/** The steps of every project, as a page describes them. */
export function processSteps(
  { weeks, descriptions }: StepWords,
): ProcessStep[] {
  return words.process.titles.map((title, index) => ({
    id: index + 1,
    number: numberOf(index),
    title,
    weeks: weeks[index] ?? "",
    description: descriptions[index] ?? "",
  }));
}

/** The steps as the pages of web services tell them. */
export function webSteps(): ProcessStep[] {
  return processSteps(words.process);
}
