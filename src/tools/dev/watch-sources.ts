const root = new URL("../../../", import.meta.url);
const watched = ["src", "data", "static", "routes.ts", "main.ts", "deno.json"];
/** Editors write a file in several steps. */
const debounceMs = 30;

/** Yields the files of each burst of changes, from the project's root. */
export async function* watchSources(): AsyncGenerator<string[]> {
  const rootPath = decodeURIComponent(root.pathname);
  const paths = watched.map((path) => rootPath + path);
  const changed = new Set<string>();
  let settled = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function watch(): Promise<void> {
    for await (const { kind, paths: files } of Deno.watchFs(paths)) {
      if (kind === "access") continue;
      for (const file of files) changed.add(file.slice(rootPath.length));
      clearTimeout(timer);
      timer = setTimeout(() => settled.resolve(), debounceMs);
    }
  }
  watch();
  while (true) {
    await settled.promise;
    settled = Promise.withResolvers();
    const files = [...changed];
    changed.clear();
    yield files;
  }
}
