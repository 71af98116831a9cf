import { dirname, relative } from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import { buildInMemory, nameOf, type OutputFiles } from "./output-files.ts";

/**
 * Modules used by at least this many lazy modules go into the entry's chunk.
 */
const usesInEntry = 4;

/** The browser's modules, in chunks. */
export interface Scripts {
  /** The file name of the entry. */
  entry: string;
  /**
   * Names of the files that a lazy module needs besides the entry, including
   * its own.
   * @param module Its source file, from the project's root.
   */
  filesOf(module: string): string[];
  files: OutputFiles;
}

/**
 * Bundles an entry and its dynamically imported modules, with code splitting.
 * By default esbuild makes a chunk for each set of modules used together, up to
 * 38 for one page. So a first build counts how often each is used, and a second
 * one puts the common ones into the entry's chunk.
 * @param entry Its source file, from the project's root.
 * @throws {Error} With esbuild's messages when a source does not compile.
 */
export async function bundleScripts(
  entry: string,
  options: BuildOptions,
): Promise<Scripts> {
  const split: BuildOptions = {
    ...options,
    entryPoints: { entry },
    splitting: true,
  };
  const { metafile: counted } = await buildInMemory(split);
  const { files, metafile: { outputs } } = await buildInMemory({
    ...split,
    plugins: [withEntry(entry, counted, options.absWorkingDir ?? "")],
  });
  const paths = Object.keys(outputs);
  const entryPath = paths.find((path) => outputs[path]?.inputs[entry]) ?? "";
  // The output named after the entry only imports the entry's chunk.
  const stub = paths.find((path) => outputs[path]?.entryPoint === entry);
  if (stub && stub !== entryPath) files.delete(nameOf(stub));
  return {
    entry: nameOf(entryPath),
    filesOf(module) {
      const path = paths.find((path) => outputs[path]?.entryPoint === module);
      const needed = staticClosure(outputs, [entryPath, path ?? ""]);
      return [...needed].filter((path) => path !== entryPath).map(nameOf);
    },
    files,
  };
}

/**
 * Makes every lazy module import the entry, and the entry the common modules:
 * esbuild puts modules needed by the same outputs into one chunk.
 */
function withEntry(
  entry: string,
  { outputs }: Metafile,
  root: string,
): Plugin {
  const entryPoints = Object.values(outputs).map((one) => one.entryPoint);
  const shared = usedByMany(outputs);
  return {
    name: "with-entry",
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const module = relative(root, path);
        if (!entryPoints.includes(module)) return;
        const added = module === entry ? shared : [entry];
        const imports = added.map((other) =>
          `import "${relativeImport(module, other)}";`
        );
        return {
          // On one line, to keep the lines of source maps.
          contents: imports.join("") + await Deno.readTextFile(path),
          loader: path.endsWith("x") ? "tsx" : "ts",
        };
      });
    },
  };
}

/**
 * The import specifier of a module. Not an absolute path, because the folder's
 * name is random, and letter frequencies affect esbuild's minified names.
 */
function relativeImport(from: string, to: string): string {
  return `./${relative(dirname(from), to)}`;
}

/** The modules of the chunks that enough lazy modules import. */
function usedByMany(outputs: Metafile["outputs"]): string[] {
  const uses = Object.values(outputs).flatMap(({ entryPoint, imports }) =>
    entryPoint ? imports.filter(isStatic).map(({ path }) => path) : []
  );
  return [...Map.groupBy(uses, (path) => path)]
    .filter(([, { length }]) => length >= usesInEntry)
    .flatMap(([path]) => Object.keys(outputs[path]?.inputs ?? {}));
}

/** Outputs and all their static imports. */
function staticClosure(
  outputs: Metafile["outputs"],
  paths: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const path of paths) {
    const output = outputs[path];
    if (!output || seen.has(path)) continue;
    seen.add(path);
    const imported = output.imports.filter(isStatic).map(({ path }) => path);
    staticClosure(outputs, imported, seen);
  }
  return seen;
}

function isStatic({ kind }: { kind: string }): boolean {
  return kind === "import-statement";
}
