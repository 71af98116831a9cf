/** Esbuild names outputs by source files; React Router's rows name none. */

/**
 * The source file of each page's module, relative to the project's root, by
 * route path.
 * @throws {Error} If a route does not load it with `() => import("...")`.
 */
export async function pageModules(): Promise<Map<string, string>> {
  // Imported late, because the build first prepares what pages depend on.
  const [{ routes }, { pageRoutes }] = await Promise.all([
    import("../../../server/documents/query-page.ts"),
    import("../../../ui/layout/page-routes.ts"),
  ]);
  return new Map(
    pageRoutes(routes).map(({ path = "", lazy }) => {
      // Read the module from the function's source, to need no second list.
      const [, file] = /import\(\s*"\.\/([^"]+)"\s*\)/.exec(String(lazy)) ?? [];
      if (!file) throw new Error(`Cannot find the module of "${path}"`);
      return [path, file];
    }),
  );
}
