import * as esbuild from "esbuild";

/**
 * Builds a script that stands alone and is no module: one that runs before the
 * modules, or a service worker.
 * @throws {Error} With esbuild's messages when the source does not compile.
 */
export async function classicScript(
  name: string,
  source: string,
  options: esbuild.BuildOptions,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const { outputFiles: [output] = [] } = await esbuild.build({
    ...options,
    entryPoints: { [name]: source },
    format: "iife",
    write: false,
    sourcemap: false,
  });
  if (!output) throw new Error(`Cannot build "${source}"`);
  const file = output.path.slice(output.path.lastIndexOf("/") + 1);
  return new Map([[file, new Uint8Array(output.contents)]]);
}
