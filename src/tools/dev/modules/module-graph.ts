import { modulesPath } from "./addresses.ts";
import type { CompiledModule } from "./compile.ts";
import type { Problem } from "./problem.ts";
import type { Replacements } from "./replacement.ts";

/** What browsers must do after modules have changed. */
export type Update =
  | Replacements
  /** Reload the page: its state would be lost or inconsistent. */
  | "reload"
  /** Nothing: browsers do not load these modules. */
  | undefined;

type Node = CompiledModule & { version: number };
type Compile = (
  files: readonly string[],
) => Promise<ReadonlyMap<string, CompiledModule>>;

const moduleAddress = new RegExp(`"${modulesPath}([^"?]+)"`, "g");

/** The browser's modules in development, and their imports. */
export class ModuleGraph {
  readonly #nodes = new Map<string, Node>();
  readonly #compile: Compile;
  /** A word that the last change has removed; the check of types takes longer. */
  gone: Problem | undefined;

  constructor(compile: Compile) {
    this.#compile = compile;
  }

  /** Compiles modules, and their imports that are not compiled yet. */
  async load(...modules: string[]): Promise<void> {
    const added = new Map<string, Node>();
    for (let next = modules; next.length > 0;) {
      for (const [module, compiled] of await this.#compile(next)) {
        const version = this.#nodes.get(module)?.version ?? 0;
        added.set(module, { ...compiled, version });
      }
      const imported = [...added.values()].flatMap(({ imports }) => imports);
      next = [...new Set(imported)]
        .filter((it) => !added.has(it) && !this.#nodes.has(it));
    }
    // Only now, so that a compile error changes nothing.
    for (const [module, node] of added) this.#nodes.set(module, node);
  }

  /** Recompiles changed files and returns what browsers must do. */
  async change(files: readonly string[]): Promise<Update> {
    const known = files.filter((file) => this.#nodes.has(file));
    if (known.length === 0) return void (this.gone = undefined);
    const shapes = () => known.map((it) => this.#nodes.get(it)?.shape ?? []);
    const before = shapes();
    await this.load(...known);
    const after = shapes();
    const words = known.findIndex((it) => it.startsWith("data/words/"));
    const gone = before[words]?.find((it) =>
      !after[words]?.includes(it) && this.#isRead(it)
    );
    this.gone = gone
      ? {
        kind: "types",
        position: known[words],
        message: `Removed from data/words but still used: ${gone}`,
      }
      : undefined;
    const isSameShape = known.every((_, index) =>
      after[index]?.length && String(after[index]) === String(before[index])
    );
    const { reached, boundaries, isEntry } = reachedFrom(known, this.#nodes);
    const addresses = () => boundaries.map((it) => this.#addressOf(it));
    const previous = addresses();
    for (const module of reached) {
      const node = this.#nodes.get(module);
      if (node) node.version++;
    }
    const hasContext = reached.some((it) => this.#nodes.get(it)?.hasContext);
    // What the entry has made of former values, such as the routes' titles,
    // stays until the next page load.
    if (isEntry && !isSameShape || hasContext) return "reload";
    return {
      isSameShape,
      replaced: addresses().map((address, index) => ({
        module: boundaries[index] ?? "",
        address,
        previous: previous[index] ?? "",
      })),
    };
  }

  /** A module's code with the current addresses of its imports. */
  code(module: string): string | undefined {
    return this.#nodes.get(module)?.code.replaceAll(
      moduleAddress,
      (_, imported) => JSON.stringify(this.#addressOf(imported)),
    );
  }

  /** The source files of all modules. */
  modules(): string[] {
    return [...this.#nodes.keys()];
  }

  /** All npm packages that modules import. */
  packages(): string[] {
    const all = [...this.#nodes.values()].flatMap(({ packages }) => packages);
    return [...new Set(all)];
  }

  /** Whether a module reads a field with the name of this path. */
  #isRead(path: string): boolean {
    const [name = ""] = /\w+(?=\W*: \w+$)/.exec(path) ?? [];
    return [...this.#nodes.values()]
      .some(({ code }) => code.includes(`.${name}`));
  }

  #addressOf(module: string): string {
    return `${modulesPath}${module}?v=${this.#nodes.get(module)?.version ?? 0}`;
  }
}

/**
 * The modules that must run again after a change: the changed ones and their
 * importers, up to modules with components, which React replaces. `isEntry`
 * says that the entry is among them: it runs once per page, and keeps what it
 * made of the old ones, such as the route table.
 */
function reachedFrom(
  changed: readonly string[],
  nodes: ReadonlyMap<string, Node>,
): { reached: string[]; boundaries: string[]; isEntry: boolean } {
  const reached = new Set<string>();
  const boundaries: string[] = [];
  let isEntry = false;
  const waiting = [...changed];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (reached.has(module)) continue;
    reached.add(module);
    if (hasComponents(module, nodes)) {
      boundaries.push(module);
      continue;
    }
    const importers = importersOf(module, nodes);
    isEntry ||= importers.length === 0;
    waiting.push(...importers);
  }
  return { reached: [...reached], boundaries, isEntry };
}

function hasComponents(
  module: string,
  nodes: ReadonlyMap<string, Node>,
): boolean {
  const names = nodes.get(module)?.exports ?? [];
  return module.endsWith(".tsx") && names.some((name) => /^[A-Z]/.test(name));
}

function importersOf(
  module: string,
  nodes: ReadonlyMap<string, Node>,
): string[] {
  return [...nodes].filter(([, { imports }]) => imports.includes(module))
    .map(([importer]) => importer);
}
