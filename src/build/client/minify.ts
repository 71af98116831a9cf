import { minify } from "terser";
import type { OutputFiles } from "./output-files.ts";

/** Scripts and other files, and the scripts' source maps. */
export interface Minified {
  files: OutputFiles;
  maps: OutputFiles;
}

const mapSuffix = ".map";

/**
 * Minifies scripts once more: of what esbuild leaves, another 3 % go.
 * @param files Names and contents, source maps among them; what is no script
 * stays as it is.
 * @throws {Error} When a script does not parse.
 */
export async function minifyAll(files: OutputFiles): Promise<Minified> {
  const smaller: OutputFiles = new Map();
  const maps: OutputFiles = new Map();
  for (const [name, contents] of files) {
    if (name.endsWith(mapSuffix)) continue;
    if (!name.endsWith(".js")) {
      smaller.set(name, contents);
      continue;
    }
    const mapName = name + mapSuffix;
    const { code, map } = await smallest(contents, files.get(mapName));
    smaller.set(name, code);
    if (map) maps.set(mapName, map);
  }
  return { files: smaller, maps };
}

async function smallest(
  contents: Uint8Array<ArrayBuffer>,
  map?: Uint8Array<ArrayBuffer>,
) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const made = await minify(decoder.decode(contents), {
    module: true,
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true, pure_getters: true },
    ...(map && { sourceMap: { content: decoder.decode(map) } }),
  });
  return {
    code: made.code === undefined ? contents : encoder.encode(made.code),
    map: typeof made.map === "string" ? encoder.encode(made.map) : undefined,
  };
}
