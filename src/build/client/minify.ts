import { minify } from "terser";
import type { OutputFiles } from "./output-files.ts";

/** Scripts and other files, and the scripts' source maps. */
export interface Minified {
  files: OutputFiles;
  maps: OutputFiles;
}

const mapSuffix = ".map";

/**
 * Has V8 compile the whole file on another thread while it loads, and record no
 * stacks until the entry runs; see the decisions 36 and 39.
 */
const entryPreamble =
  "//# allFunctionsCalledOnLoad\nError.stackTraceLimit=void 0;";

/**
 * Minifies scripts once more: of what esbuild leaves, another 3 % go.
 * @param files Names and contents, source maps among them; what is no script
 * stays as it is.
 * @param entry Name of the file that is compiled ahead, as all of it runs.
 * @throws {Error} When a script does not parse.
 */
export async function minifyAll(
  files: OutputFiles,
  entry: string,
): Promise<Minified> {
  const smaller: OutputFiles = new Map();
  const maps: OutputFiles = new Map();
  for (const [name, contents] of files) {
    if (name.endsWith(mapSuffix)) continue;
    if (!name.endsWith(".js")) {
      smaller.set(name, contents);
      continue;
    }
    const mapName = name + mapSuffix;
    const preamble = name === entry ? entryPreamble : undefined;
    const made = await smallest(contents, files.get(mapName), preamble);
    smaller.set(name, made.code);
    if (made.map) maps.set(mapName, made.map);
  }
  return { files: smaller, maps };
}

async function smallest(
  contents: Uint8Array<ArrayBuffer>,
  map: Uint8Array<ArrayBuffer> | undefined,
  preamble: string | undefined,
) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const made = await minify(decoder.decode(contents), {
    module: true,
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true, pure_getters: true },
    ...(preamble && { format: { preamble } }),
    ...(map && { sourceMap: { content: decoder.decode(map) } }),
  });
  return {
    code: made.code === undefined ? contents : encoder.encode(made.code),
    map: typeof made.map === "string" ? encoder.encode(made.map) : undefined,
  };
}
