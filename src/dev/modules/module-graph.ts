import { modulesPath } from "./addresses.ts";
import type { CompiledModule } from "./compile.ts";
import type { Replacement } from "./replacement.ts";

/** What browsers have to do after a change of modules. */
export type Update =
  /** Load these modules in the place of others. */
  | { replaced: Replacement[] }
  /** Load the page again: state would not survive, or mislead. */
  | "reload"
  /** Nothing: browsers do not have these modules. */
  | undefined;

/** The browser's modules in development, with who imports whom. */
export interface ModuleGraph {
  /** Compiles what an entry needs. */
  load(entry: string): Promise<void>;
  /** Compiles changed files again and says what follows. */
  change(files: readonly string[]): Promise<Update>;
  /** A module's code with the present addresses of what it imports. */
  code(module: string): string | undefined;
  /** All npm packages that modules import. */
  packages(): string[];
}

type Node = CompiledModule & { version: number };
type Compile = (
  files: readonly string[],
) => Promise<ReadonlyMap<string, CompiledModule>>;

/** They are there once for the life of a page, so a change reloads it. */
const once = /^(routes\.ts$|src\/(browser|routing|streaming|addresses)\/)/;
const moduleAddress = new RegExp(`"${modulesPath}([^"?]+)"`, "g");

/** Creates an empty graph. */
export function createModuleGraph(compile: Compile): ModuleGraph {
  const nodes = new Map<string, Node>();

  /** Compiles modules, and those that they import and that are not known. */
  async function compileAll(files: readonly string[]): Promise<void> {
    const added = new Map<string, Node>();
    for (let next = [...files]; next.length > 0;) {
      for (const [module, compiled] of await compile(next)) {
        const version = nodes.get(module)?.version ?? 0;
        added.set(module, { ...compiled, version });
      }
      const imported = [...added.values()].flatMap(({ imports }) => imports);
      next = [...new Set(imported)]
        .filter((it) => !added.has(it) && !nodes.has(it));
    }
    // Only now, so that a module that does not compile changes nothing.
    for (const [module, node] of added) nodes.set(module, node);
  }

  function addressOf(module: string): string {
    return `${modulesPath}${module}?v=${nodes.get(module)?.version ?? 0}`;
  }

  return {
    load: (entry) => compileAll([entry]),
    async change(files) {
      const known = files.filter((file) => nodes.has(file));
      if (known.length === 0) return undefined;
      await compileAll(known);
      const { reached, boundaries } = reachedFrom(known, nodes);
      const previous = new Map(boundaries.map((it) => [it, addressOf(it)]));
      for (const module of reached) {
        const node = nodes.get(module);
        if (node) node.version++;
      }
      const isOnce = known.some((module) => once.test(module)) ||
        reached.some((module) => nodes.get(module)?.hasContext);
      if (isOnce || boundaries.length === 0) return "reload";
      return {
        replaced: boundaries.map((module) => ({
          module,
          address: addressOf(module),
          previous: previous.get(module) ?? "",
        })),
      };
    },
    code: (module) =>
      nodes.get(module)?.code.replaceAll(
        moduleAddress,
        (_, imported) => JSON.stringify(addressOf(imported)),
      ),
    packages: () => [
      ...new Set([...nodes.values()].flatMap(({ packages }) => packages)),
    ],
  };
}

/**
 * The modules that have to run again after a change: those that changed and
 * who imports them, up to modules with components, which React replaces.
 */
function reachedFrom(
  changed: readonly string[],
  nodes: ReadonlyMap<string, Node>,
): { reached: string[]; boundaries: string[] } {
  const reached = new Set<string>();
  const boundaries: string[] = [];
  const waiting = [...changed];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (reached.has(module) || once.test(module)) continue;
    reached.add(module);
    if (hasComponents(module, nodes)) boundaries.push(module);
    else waiting.push(...importersOf(module, nodes));
  }
  return { reached: [...reached], boundaries };
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
