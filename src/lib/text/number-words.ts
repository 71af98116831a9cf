// deno-fmt-ignore
const words = [
  "No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
  "Ten", "Eleven", "Twelve",
];

/** A number that begins a sentence: in words up to twelve. */
export function capitalizedNumber(number: number): string {
  return words[number] ?? String(number);
}
