import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { BuildOptions } from "esbuild";
import type { Inlined } from "../../../server/assets/build-manifest.ts";
import { brandColours } from "./brand-colours.ts";
import { projectGrounds } from "../project-modules.ts";
import { integrityOf } from "./integrity.ts";
import { type OutputFiles, outputFiles } from "./output-files.ts";

const root = new URL("../../../../", import.meta.url);
const [allFile, restFile] = [
  "src/ui/styles/first.css",
  "src/ui/styles/rest.css",
];

/**
 * Bundles the styles in two parts: critical CSS for documents, and a file with
 * the rest. A page that needs more critical CSS imports it in `PAGE.first.css`
 * next to its module.
 * @throws {Error} With esbuild's messages when a style does not parse.
 */
export async function bundleStyles(
  { plugins = [], ...others }: BuildOptions,
): Promise<{ inline: (module: string) => Inlined; rest: OutputFiles }> {
  const options = {
    ...others,
    plugins: [...plugins, projectGrounds(), brandColours()],
  };
  const files = await Array.fromAsync(
    glob("src/pages/*/*.first.css", { cwd: fileURLToPath(root) }),
  );
  const [rest, all, ...own] = await Promise.all([
    outputFiles({ ...options, entryPoints: { rest: restFile } }),
    text(allFile, options),
    ...files.map((file) => text(file, options)),
  ]);
  const styles = new Map<string, Inlined>();
  for (const [index, file] of files.entries()) {
    const text = all + (own[index] ?? "");
    const module = file.replace(/\.first\.css$/, ".tsx");
    styles.set(module, { text, hash: await integrityOf(text) });
  }
  const plain = { text: all, hash: await integrityOf(all) };
  return { inline: (module) => styles.get(module) ?? plain, rest };
}

async function text(
  file: string,
  options: BuildOptions,
): Promise<string> {
  const [contents] = (await outputFiles({
    ...options,
    entryPoints: [file],
    // The security policy contains the text's hash, so nothing may be appended.
    sourcemap: false,
  })).values();
  return new TextDecoder().decode(contents).trim();
}
