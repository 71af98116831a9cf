import { join, relative } from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import { buildInMemory, nameOf, type OutputFiles } from "./output-files.ts";

/** Modules used by at least this many lazy modules go into the shared chunk. */
const usesInShared = 6;

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
 * one puts the common ones into three chunks: packages, modules without anything
 * to see, and the other shared ones. A chunk's name changes with those of its
 * imports. So packages import no chunk, the second only packages, and only the
 * entry imports the lazy modules: an edit of a text renames few bytes.
 * @param entry Its source file, from the project's root.
 * @throws {Error} With esbuild's messages when a source does not compile.
 */
export async function bundleScripts(
  entry: string,
  options: BuildOptions,
): Promise<Scripts> {
  const root = options.absWorkingDir ?? "";
  const plugins = [...options.plugins ?? [], jsxModule(root)];
  const split: BuildOptions = {
    ...options,
    entryPoints: { entry },
    plugins,
    splitting: true,
  };
  const { metafile: counted } = await buildInMemory(split);
  const { files, metafile: { outputs } } = await buildInMemory({
    ...split,
    entryPoints: { entry, packages: packagesGroup, base: baseGroup },
    // After those that make a module's contents.
    plugins: [...plugins, withGroups(entry, counted, root)],
  });
  const entryPath = outputOf(outputs, entry);
  // The outputs named after these groups only import their chunks.
  for (const group of [packagesGroup, baseGroup]) {
    const stub = nameOf(outputOf(outputs, `${namespace}:${group}`));
    for (const name of [stub, `${stub}.map`]) files.delete(name);
  }
  return {
    entry: nameOf(entryPath),
    filesOf(module) {
      const own = outputOf(outputs, module);
      const needed = staticClosure(outputs, [entryPath, own]);
      return [...needed].filter((path) => path !== entryPath).map(nameOf);
    },
    files,
  };
}

/** Modules that only import those of a group. */
const namespace = "group";
/** The specifier of the packages' group. */
const packagesGroup = "group/packages";
/** The specifier of the group of shared modules that show nothing. */
const baseGroup = "group/base";
const shared = "group/shared";

/** Modules that import none of what visitors see: see the order of imports. */
const baseFolders = /^src\/(?:lib|content|records)\//;

/**
 * Makes the entry and every lazy module import the groups: esbuild puts modules
 * needed by the same entry points into one chunk. Packages and base are entry
 * points too, which separates them.
 */
function withGroups(entry: string, counted: Metafile, root: string): Plugin {
  const groups = groupsOf(entry, counted);
  const added = new Map(
    Object.values(counted.outputs).map(({ entryPoint, imports }) => {
      // No edit of another module should rename one that shares nothing.
      const shares = imports.some((it) =>
        isStatic(it) && modulesOf(counted, it.path).length > 0
      );
      return [
        entryPoint,
        shares ? [packagesGroup, baseGroup, shared] : [packagesGroup],
      ];
    }),
  );
  return {
    name: "with-groups",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^group\// }, ({ path }) => ({ path, namespace }));
      onLoad({ filter: /./, namespace }, ({ path }) => ({
        // Relative, because the root's name is random, and letter frequencies
        // affect esbuild's minified names.
        contents: imports(groups.get(path)?.map((module) => `./${module}`)),
        resolveDir: root,
      }));
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const groups = added.get(relative(root, path));
        if (!groups) return;
        return {
          // On one line, to keep the lines of source maps.
          contents: imports(groups) + await Deno.readTextFile(path),
          loader: path.endsWith("x") ? "tsx" : "ts",
        };
      });
    },
  };
}

function imports(specifiers: readonly string[] = []): string {
  return specifiers.map((specifier) => `import "${specifier}";`).join("");
}

/** The modules of each group. */
function groupsOf(entry: string, counted: Metafile): Map<string, string[]> {
  const { inputs, outputs } = counted;
  const first = staticClosure(outputs, [outputOf(outputs, entry)]);
  const modules = [...new Set([...first, ...usedByMany(outputs)])]
    .flatMap((path) => modulesOf(counted, path))
    // Outputs are in the order of their names, which edits change.
    .sort();
  // What names lazy modules stays in the entry, as does what imports it.
  const own = modules.filter((module) =>
    !isPackage(module) && module !== entry &&
    !inputs[module]?.imports.some(({ kind }) => kind === "dynamic-import")
  );
  return new Map([
    [packagesGroup, modules.filter(isPackage)],
    [baseGroup, own.filter((module) => baseFolders.test(module))],
    [shared, own.filter((module) => !baseFolders.test(module))],
  ]);
}

function isPackage(module: string): boolean {
  return module.startsWith("node_modules/");
}

/** The chunks that enough lazy modules import. */
function usedByMany(outputs: Metafile["outputs"]): string[] {
  const uses = Object.values(outputs).flatMap(({ entryPoint, imports }) =>
    entryPoint ? imports.filter(isStatic).map(({ path }) => path) : []
  );
  return [...Map.groupBy(uses, (path) => path)]
    .filter(([, { length }]) => length >= usesInShared)
    .map(([path]) => path);
}

/** The modules in an output. */
function modulesOf({ outputs }: Metafile, path: string): string[] {
  return Object.keys(outputs[path]?.inputs ?? {});
}

/** The output of an entry point or lazy module. */
function outputOf(outputs: Metafile["outputs"], module: string): string {
  return Object.keys(outputs)
    .find((path) => outputs[path]?.entryPoint === module) ?? "";
}

/**
 * Replaces React's JSX functions, which are CommonJS, by an ES module: each of
 * the many calls is shorter.
 */
function jsxModule(root: string): Plugin {
  const path = join(root, "src/browser/jsx-runtime.ts");
  return {
    name: "jsx-module",
    setup({ onResolve }) {
      onResolve(
        { filter: /^react\/jsx-runtime$/ },
        ({ importer }) => importer === path ? undefined : { path },
      );
    },
  };
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
