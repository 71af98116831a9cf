import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions, Plugin } from "esbuild";
import type { Inlined } from "../../../server/build/build-manifest.ts";
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
    plugins: [...plugins, ...stylePlugins()],
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
    styles.set(module, { text, hash: integrityOf(text) });
  }
  const plain = { text: all, hash: integrityOf(all) };
  return { inline: (module) => styles.get(module) ?? plain, rest };
}

/** What changes style files. */
export function stylePlugins(): Plugin[] {
  return [foundStyles, projectGrounds(), brandColours()];
}

/**
 * Lets a style file import all whose names match, sorted without extensions.
 * `*` matches a name without dots: `*.css` does not match `a.first.css`.
 */
const foundStyles: Plugin = {
  name: "found-styles",
  setup({ onResolve, onLoad }) {
    const namespace = "found-styles";
    onResolve({ filter: /\*/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      namespace,
    }));
    onLoad({ filter: /./, namespace }, async ({ path }) => {
      const dots = path.split(".").length;
      const files = (await Array.fromAsync(glob(path)))
        .filter((file) => file.split(".").length === dots)
        .map((file) => file.replace(/\.css$/, "")).sort();
      const contents = files.map((file) => `@import "${file}.css";`).join("\n");
      return { contents, loader: "css", resolveDir: "/" };
    });
  },
};

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
