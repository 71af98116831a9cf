/**
 * Kilobytes, rounded up, of each file of the site's pictures: by "<set>/<name>"
 * and the rest of the file's name, such as "640.avif". The build fills it in.
 */
export const pictureWeights: Readonly<
  Record<string, Readonly<Record<string, number>> | undefined>
> = {};
