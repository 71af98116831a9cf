import * as esbuild from "esbuild";

/** Which module imports which, by paths relative to the project. */
export interface ModuleGraph {
  /** Modules that `path` needs before it can run, itself included. */
  closure(path: string): ReadonlySet<string>;
  /** What `path` itself imports: as it is written, and where that leads. */
  imports(path: string): readonly { specifier: string; path: string }[];
  /** Modules that `path` and what it needs load later. */
  lazy(path: string): ReadonlySet<string>;
}

/** Reads the module graph of an entry. */
export async function readModuleGraph(
  entry: string,
  options: esbuild.BuildOptions,
): Promise<ModuleGraph> {
  const { metafile } = await esbuild.build({
    ...options,
    entryPoints: [entry],
    splitting: true,
    metafile: true,
    write: false,
  });
  const inputs = metafile?.inputs ?? {};
  function closure(path: string, seen = new Set<string>()): Set<string> {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const { path: next, kind, external } of inputs[path]?.imports ?? []) {
      if (kind !== "dynamic-import" && !external) closure(next, seen);
    }
    return seen;
  }
  return {
    closure: (path) => closure(path),
    imports: (path) =>
      (inputs[path]?.imports ?? []).filter(({ kind }) =>
        kind !== "dynamic-import"
      ).map(({ path, original = "" }) => ({ path, specifier: original })),
    lazy: (path) =>
      new Set(
        [...closure(path)].flatMap((module) =>
          (inputs[module]?.imports ?? [])
            .filter(({ kind, external }) =>
              kind === "dynamic-import" && !external
            )
            .map(({ path }) => path)
        ),
      ),
  };
}

/** How the modules of the browser are laid out in files. */
export interface Layout {
  /** Modules that live in the entry, whoever else uses them. */
  shared: ReadonlySet<string>;
  /** Modules that get a file of their own, those that others load first. */
  targets: string[];
}

/** From how many lazy targets on a module is worth to be in the entry. */
const worthSharing = 6;

/**
 * Lays the modules out: the entry holds what it needs and what many pages use;
 * each page is one more file, with the rest of its modules in it. Two files
 * compress better than thirty, and load without a waterfall.
 */
export function layOut(graph: ModuleGraph, entry: string): Layout {
  const targets: string[] = [];
  function visit(path: string, above: ReadonlySet<string>): void {
    for (const target of graph.lazy(path)) {
      if (above.has(target)) {
        throw new Error(`Cannot split: "${target}" loads itself`);
      }
      visit(target, new Set([...above, target]));
      if (!targets.includes(target)) targets.push(target);
    }
  }
  visit(entry, new Set());
  const uses = new Map<string, number>();
  for (const target of targets) {
    for (const module of graph.closure(target)) {
      uses.set(module, (uses.get(module) ?? 0) + 1);
    }
  }
  const shared = [...uses].filter(([module, count]) =>
    !targets.includes(module) &&
    (count >= worthSharing || graph.closure(entry).has(module))
  ).map(([module]) => module);
  return { shared: new Set(shared), targets };
}
