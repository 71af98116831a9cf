/**
 * The positions, from 1, of the pictures that span a gallery of two columns:
 * the first, the wide ones, and a square that has no other beside it.
 */
export function spanningPositions(
  showcase: readonly { wide?: boolean | undefined }[],
): number[] {
  const spanning: number[] = [];
  let squares = 0;
  for (const [index, { wide }] of showcase.entries()) {
    const isLast = !showcase[index + 1] || showcase[index + 1]?.wide;
    const spans = wide || index === 0 || isLast && squares % 2 === 0;
    if (spans) spanning.push(index + 1);
    squares = spans ? 0 : squares + 1;
  }
  return spanning;
}
