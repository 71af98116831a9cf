import { relative, resolve } from "node:path";
import type { SharedUses } from "./shared-uses.ts";
import type { OnResolveArgs, Plugin, PluginBuild } from "esbuild";

/*
 * Files that are loaded later use the modules of the entry through a registry:
 * the entry names those files by their hashes, so they cannot name it by its.
 */
const registry = "globalThis.$modules";
const skipped = { isResolved: true };

/** The entry's source: fills the registry and runs the real entry. */
export function sharedRegistry(
  shared: SharedUses,
  entryFile: string,
  root: string,
): string {
  const imports: string[] = [];
  const modules = [...shared].map(([path, names], index) => {
    const from = JSON.stringify(resolve(root, path));
    if (names === "all") {
      imports.push(`import * as m${index} from ${from};`);
      return `m${index}`;
    }
    const own = [...names].map((name) => `${name} as m${index}_${name}`);
    imports.push(`import { ${own.join(", ")} } from ${from};`);
    const fields = [...names].map((name) => `${name}: m${index}_${name}`);
    return `{ ${fields.join(", ")} }`;
  });
  return [
    ...imports,
    `import ${JSON.stringify(`./${entryFile}`)};`,
    `(globalThis as { $modules?: unknown }).$modules = [${
      modules.join(", ")
    }];`,
  ].join("\n");
}

/** Takes modules that the entry has from the registry. */
export function sharedModules(shared: SharedUses): Plugin {
  const paths = [...shared.keys()];
  return {
    name: "shared-modules",
    setup(build) {
      build.onResolve({ filter: /./ }, async (args) => {
        if (args.pluginData === skipped || args.kind === "entry-point") return;
        const path = await resolvedPath(build, args);
        const index = path === undefined ? -1 : paths.indexOf(path);
        if (index < 0) return;
        return { path: String(index), namespace: "shared" };
      });
      build.onLoad({ filter: /./, namespace: "shared" }, ({ path }) => ({
        contents: `module.exports = ${registry}[${path}];`,
      }));
    },
  };
}

/** Names the files of modules that are loaded later. */
export function lazyFiles(names: ReadonlyMap<string, string>): Plugin {
  return {
    name: "lazy-files",
    setup(build) {
      build.onResolve({ filter: /./ }, async (args) => {
        if (args.pluginData === skipped) return;
        if (args.kind !== "dynamic-import") return;
        const name = names.get(await resolvedPath(build, args) ?? "");
        return name ? { path: name, external: true } : undefined;
      });
    },
  };
}

/** Where an import leads, relative to the project. */
async function resolvedPath(
  build: PluginBuild,
  { path, kind, resolveDir, importer }: OnResolveArgs,
): Promise<string | undefined> {
  const result = await build.resolve(path, {
    kind,
    resolveDir,
    importer,
    pluginData: skipped,
  });
  if (result.errors.length > 0 || result.external) return undefined;
  const root = build.initialOptions.absWorkingDir ?? "";
  return relative(root, result.path);
}
