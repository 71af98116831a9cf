import type { BuildOptions } from "esbuild";
import type { Inlined } from "../../../server/build/build-manifest.ts";
import { integrityOf } from "./integrity.ts";
import { outputFiles } from "./output-files.ts";

/** The inline scripts: of all documents, and of streamed ones. */
export type InlineScript = "inline-script" | "stream-script";

/**
 * Bundles an inline script, minified in development too.
 * @throws {Error} With esbuild's messages when it does not compile.
 */
export async function bundleInlineScript(
  name: InlineScript,
  options: BuildOptions,
): Promise<Inlined> {
  const [contents] = (await outputFiles({
    ...options,
    entryPoints: [`src/browser/inline-script/${name}.ts`],
    format: "iife",
    minify: true,
    // The security policy contains the text's hash, so nothing may be appended.
    sourcemap: false,
  })).values();
  const text = new TextDecoder().decode(contents).trim();
  return { text, hash: integrityOf(text) };
}
