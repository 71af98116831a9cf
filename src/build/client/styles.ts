import type { BuildOptions } from "esbuild";
import type { InlineStyles } from "../../server/assets/build-manifest.ts";
import { brandColours } from "./brand-colours.ts";
import { integrityOf } from "./integrity.ts";
import { type OutputFiles, outputFiles } from "./output-files.ts";

const folder = new URL("../../styles/", import.meta.url);
const [allFile, restFile, ownFolder] = [
  "src/styles/first.css",
  "src/styles/rest.css",
  "src/styles/first/",
];

/**
 * Bundles the styles in two: what documents bring along for their first
 * screen, and a file with everything else. A page whose first screen needs more
 * than every page has lists that in `src/styles/first/PAGE.css`.
 * @throws {Error} With esbuild's messages when a style does not parse.
 */
export async function bundleStyles(
  { plugins = [], ...others }: BuildOptions,
): Promise<{ inline: (module: string) => InlineStyles; rest: OutputFiles }> {
  const options = { ...others, plugins: [...plugins, brandColours()] };
  const chunks: string[] = [];
  for await (const { name } of Deno.readDir(new URL("first/", folder))) {
    chunks.push(name.replace(/\.css$/, ""));
  }
  chunks.sort();
  const [rest, all, ...own] = await Promise.all([
    outputFiles({ ...options, entryPoints: { rest: restFile } }),
    text(allFile, options),
    ...chunks.map((chunk) => text(`${ownFolder}${chunk}.css`, options)),
  ]);
  const styles = new Map<string, InlineStyles>();
  for (const [index, chunk] of chunks.entries()) {
    const text = all + (own[index] ?? "");
    styles.set(chunk, { text, hash: await integrityOf(text) });
  }
  const plain = { text: all, hash: await integrityOf(all) };
  return {
    inline: (module) => styles.get(chunkOf(module)) ?? plain,
    rest,
  };
}

/** The name of a page's own file of first styles, if it has one. */
function chunkOf(module: string): string {
  return module.slice(module.lastIndexOf("/") + 1).replace(/\.tsx$/, "");
}

async function text(
  file: string,
  options: BuildOptions,
): Promise<string> {
  const [contents] = (await outputFiles({
    ...options,
    entryPoints: [file],
    // A policy names the text by its hash: nothing may follow it.
    sourcemap: false,
  })).values();
  return new TextDecoder().decode(contents).trim();
}
