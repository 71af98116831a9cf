import type { BuildOptions } from "esbuild";
import { buildInMemory, nameOf, type OutputFiles } from "./output-files.ts";

/** The source file, from the project's root. */
export const earlyScriptFile = "src/browser/early/early-script.ts";

/**
 * Bundles the early script and what it imports later. It shares
 * no chunk with the other scripts, which come with React.
 * @throws {Error} With esbuild's messages when it does not compile.
 */
export async function bundleEarlyScript(
  options: BuildOptions,
): Promise<{ name: string; files: OutputFiles }> {
  const { files, metafile: { outputs } } = await buildInMemory({
    ...options,
    entryPoints: [earlyScriptFile],
    splitting: true,
  });
  const path = Object.keys(outputs)
    .find((path) => outputs[path]?.entryPoint === earlyScriptFile) ?? "";
  return { name: nameOf(path), files };
}
