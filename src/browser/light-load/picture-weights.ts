/** Empty in the sources: `src/tools/build/picture-weights.ts` fills it. */

/**
 * Kilobytes, rounded up, of each file of the site's pictures: by "<set>/<name>"
 * and the rest of the file's name, such as "640.avif".
 */
export const pictureWeights: Readonly<
  Record<string, Readonly<Record<string, number>> | undefined>
> = {};
