/**
 * The source file of each page's module, from the project's root, by the path
 * of its row in `routes.ts`.
 * @throws {Error} When a row does not load it by `() => import("...")`.
 */
export async function pageModules(): Promise<Map<string, string>> {
  // Imported late: a build prepares first what pages depend on.
  const [{ createRoutes }, { pageRows }] = await Promise.all([
    import("../../../../routes.ts"),
    import("../../../ui/layout/page-routes.ts"),
  ]);
  return new Map(
    pageRows(createRoutes(noContent)).map(({ path = "", lazy }) => {
      // The row's own text names the module: no second list to keep.
      const [, file] = /import\(\s*"\.\/([^"]+)"\s*\)/.exec(String(lazy)) ?? [];
      if (!file) throw new Error(`Cannot find the module of "${path}"`);
      return [path, file];
    }),
  );
}

function noContent(): never {
  throw new Error("Cannot load content: the build asks for none");
}
