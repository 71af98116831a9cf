// deno-fmt-ignore
const words = [
  "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
  "Ten", "Eleven", "Twelve",
];

/** A count that begins a sentence, such as "Ten projects": in words up to twelve. */
export function capitalizedCount(number: number, noun: string): string {
  return `${words[number] ?? number} ${noun}${number === 1 ? "" : "s"}`;
}
