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
  const weights: Record<string, Record<string, number>> = {};
  for (const file of files) {
    const [, picture, rest] =
      /^\/pictures\/(.+)-(\d+\.(?:avif|webp))$/.exec(file) ?? [];
    if (!picture || !rest) continue;
    const { size } = await Deno.stat(new URL(`.${file}`, staticFolder));
    (weights[picture] ??= {})[rest] = Math.ceil(size / 1000);
  }
  return weights;
}
