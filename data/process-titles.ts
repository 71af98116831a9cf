import type { NumberedItem } from "./schema.ts";

const titles = [
  "Discovery session",
  "Strategy & Planning",
  "Design & Visual Creation",
  "Development & Coding",
  "Testing & Quality Assurance",
  "Launch & Support",
];

/**
 * The six steps of every project.
 * @param descriptions What each step is, in order.
 */
export function sixSteps(descriptions: readonly string[]): NumberedItem[] {
  return titles.map((title, index) => ({
    id: index + 1,
    number: `0${index + 1}.`,
    title,
    description: descriptions[index] ?? "",
  }));
}
