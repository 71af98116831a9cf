import { pages } from "../../../routes.ts";

/**
 * The source file of each page's module, from the project's root, by the row's
 * path in the page table.
 * @throws {Error} When a row is not `() => import("...")`.
 */
export function pageModules(): Map<string, string> {
  return new Map(
    Object.entries(pages).map(([path, load]) => {
      // The row's own text names the module: no second list to keep.
      const [, file] = /import\(\s*"\.\/([^"]+)"\s*\)/.exec(String(load)) ?? [];
      if (!file) throw new Error(`Cannot find the module of "${path}"`);
      return [path, file];
    }),
  );
}
