/**
 * The width of so many of the grid's twelve columns on wide windows, for the
 * `sizes` of a picture in them. A little too much rather than too little: it
 * ends at the next wider file.
 */
export function gridWidth(columns: number): string {
  return `${Math.round(columns * 7.7)}vw`;
}
