import { minify } from "terser";
import type { OutputFiles } from "./output-files.ts";

/**
 * Has V8 compile the whole file on another thread while it loads; see the
 * decision 36.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/**
 * Minifies scripts once more: of what esbuild leaves, another 3 % go.
 * @param files Names and contents; what is no script stays as it is.
 * @param entry Name of the file that is compiled ahead, as all of it runs.
 * @throws {Error} When a script does not parse.
 */
export async function minifyAll(
  files: OutputFiles,
  entry: string,
): Promise<OutputFiles> {
  const smaller: OutputFiles = new Map();
  for (const [name, contents] of files) {
    const isScript = name.endsWith(".js");
    const preamble = name === entry ? compileHint : "";
    smaller.set(name, isScript ? await smallest(contents, preamble) : contents);
  }
  return smaller;
}

async function smallest(
  contents: Uint8Array<ArrayBuffer>,
  preamble: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { code } = await minify(new TextDecoder().decode(contents), {
    module: true,
    ecma: 2020,
    compress: { passes: 2, unsafe_arrows: true, pure_getters: true },
  });
  return code === undefined
    ? contents
    : new TextEncoder().encode(preamble + code);
}
