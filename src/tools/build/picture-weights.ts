import { memoizeCall } from "../../lib/promises/memoize.ts";
import { staticFiles } from "./source-stamp.ts";

const staticFolder = new URL("../../../static/", import.meta.url);

/** The weights of the pictures, for the constant of browsers' scripts. */
export const pictureWeights = memoizeCall(async (): Promise<string> => {
  const pictures = Map.groupBy(
    await staticFiles(),
    (file) => /^\/pictures\/(.+)-\d+\.avif$/.exec(file)?.[1],
  );
  pictures.delete(undefined);
  const weights = [...pictures].map(async ([picture, files]) => {
    const sizes = await Promise.all(
      files.map((file) => Deno.stat(new URL(`.${file}`, staticFolder))),
    );
    // Wider files are larger.
    const [middle = 0] = sizes.map(({ size }) => size).sort((a, b) => a - b)
      .slice(Math.floor((sizes.length - 1) / 2));
    return [picture, Math.ceil(middle / 1000)];
  });
  const byPicture = Object.fromEntries(await Promise.all(weights));
  return JSON.stringify(JSON.stringify(byPicture));
});
