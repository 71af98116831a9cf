import * as esbuild from "esbuild";

/** Files by their names, without a folder. */
export type OutputFiles = Map<string, Uint8Array<ArrayBuffer>>;

/**
 * Runs esbuild and returns its output files.
 * @throws {Error} With esbuild's messages when a source does not compile.
 */
export async function outputFiles(
  options: esbuild.BuildOptions,
): Promise<OutputFiles> {
  return (await buildInMemory(options)).files;
}

/**
 * Runs esbuild and returns its output files and metafile.
 * @throws {Error} With esbuild's messages when a source does not compile.
 */
export async function buildInMemory(
  options: esbuild.BuildOptions,
): Promise<{ files: OutputFiles; metafile: esbuild.Metafile }> {
  const { outputFiles, metafile } = await esbuild.build({
    ...options,
    metafile: true,
    write: false,
  });
  const files = outputFiles.map(({ path, contents }) =>
    [nameOf(path), new Uint8Array(contents)] as const
  );
  return { files: new Map(files), metafile };
}

/** The name of a file without its folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
