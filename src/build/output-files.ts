import * as esbuild from "esbuild";

/** Files by their names, without a folder. */
export type OutputFiles = Map<string, Uint8Array<ArrayBuffer>>;

/**
 * What esbuild makes, kept in memory.
 * @throws {Error} With esbuild's messages when a source does not parse.
 */
export async function outputFiles(
  options: esbuild.BuildOptions,
): Promise<OutputFiles> {
  const { outputFiles = [] } = await esbuild.build({
    ...options,
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [
    path.slice(path.lastIndexOf("/") + 1),
    new Uint8Array(contents),
  ]));
}
