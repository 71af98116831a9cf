/** The number of an item in a list, such as "01." */
export function numberOf(index: number): string {
  return `${String(index + 1).padStart(2, "0")}.`;
}
