import { resolve } from "node:path";
import type { Layout, ModuleGraph } from "./module-graph.ts";

/**
 * What files that are loaded later use of the entry's modules: the names, or
 * all of a module where the names cannot be told.
 */
export type SharedUses = ReadonlyMap<string, ReadonlySet<string> | "all">;

const importStatement =
  /^import\s+(?<type>type\s+)?(?<what>[^;"']*?)\s*from\s+["'](?<from>[^"']+)["']/gm;

/**
 * Finds the uses. Only what is used is kept in the entry: a module that is
 * handed over whole could not be shaken.
 * @param root The project's folder.
 */
export async function sharedUses(
  graph: ModuleGraph,
  { shared, targets }: Layout,
  root: string,
): Promise<SharedUses> {
  const uses = new Map<string, Set<string> | "all">();
  const users = new Set(
    targets.flatMap((target) => [...graph.closure(target)])
      .filter((module) => !shared.has(module)),
  );
  for (const user of users) {
    const text = await Deno.readTextFile(resolve(root, user));
    const named = namedImports(text);
    for (const { specifier, path } of graph.imports(user)) {
      if (!shared.has(path)) continue;
      const names = named.get(specifier);
      const known = uses.get(path) ?? new Set<string>();
      if (!names || known === "all") uses.set(path, "all");
      else uses.set(path, new Set([...known, ...names]));
    }
  }
  return new Map([...uses].sort(([a], [b]) => a < b ? -1 : 1));
}

/** Names by specifier; absent where a whole module is imported. */
function namedImports(text: string): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { groups = {} } of text.matchAll(importStatement)) {
    const { type, what = "", from = "" } = groups;
    if (type) continue;
    const list = /^\{(?<names>[^}]*)\}$/.exec(what.trim())?.groups?.names;
    if (list === undefined) continue;
    const names = list.split(",").map((name) => name.trim()).filter((name) =>
      name !== "" && !name.startsWith("type ")
    ).map((name) => name.split(/\s+as\s+/)[0] ?? name);
    named.set(from, [...named.get(from) ?? [], ...names]);
  }
  return named;
}
