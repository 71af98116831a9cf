/**
 * The width of a number of the grid's twelve columns on wide windows, for the
 * `sizes` of a picture. Rounded up, so that the browser picks the wider file.
 */
export function gridWidth(columns: number): string {
  return `${Math.round(columns * 7.7)}vw`;
}
