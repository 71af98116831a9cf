import type { Plugin } from "esbuild";
import { staticFiles } from "./source-stamp.ts";

const staticFolder = new URL("../../../static/", import.meta.url);

/** Fills `src/browser/light-load/picture-weights.ts`. */
export function pictureWeights(): Plugin {
  return {
    name: "picture-weights",
    setup({ onLoad }) {
      onLoad({ filter: /\/light-load\/picture-weights\.ts$/ }, async () => ({
        contents: `export const pictureWeights = ${
          JSON.stringify(await weigh(await staticFiles()))
        };`,
      }));
    },
  };
}

/** The weights of the pictures among the files of `static/`. */
async function weigh(files: readonly string[]) {
  const pictures = Map.groupBy(
    files,
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
  return Object.fromEntries(await Promise.all(weights));
}
