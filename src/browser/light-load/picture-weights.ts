/** Empty in the sources: `src/tools/build/picture-weights.ts` fills it. */

/**
 * Kilobytes, rounded up, of each of the site's pictures ("<set>/<name>"), in
 * the middle one of its widths.
 */
export const pictureWeights: Readonly<Record<string, number | undefined>> = {};
