import type { BuildOptions } from "esbuild";
import type { Inlined } from "../../../server/assets/build-manifest.ts";
import { integrityOf } from "./integrity.ts";
import { outputFiles } from "./output-files.ts";

const file = "src/browser/inline-script/inline-script.ts";

/**
 * Bundles the inline script, minified in development too.
 * @throws {Error} With esbuild's messages when it does not compile.
 */
export async function bundleInlineScript(
  options: BuildOptions,
): Promise<Inlined> {
  const [contents] = (await outputFiles({
    ...options,
    entryPoints: [file],
    format: "iife",
    minify: true,
    // The security policy contains the text's hash, so nothing may be appended.
    sourcemap: false,
  })).values();
  const text = new TextDecoder().decode(contents).trim();
  return { text, hash: await integrityOf(text) };
}
