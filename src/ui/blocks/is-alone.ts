/** Whether the item at an index has no other beside it, in rows of two. */
export function isAlone(index: number, count: number): boolean {
  return index % 2 === 0 && index === count - 1;
}
