const root = new URL("../../", import.meta.url);
const watched = ["src", "data", "static", "routes.ts", "main.ts", "deno.json"];
const debounceMs = 80;

/** Yields after each burst of changes to the sources (debounced). */
export async function* watchSources(): AsyncGenerator<void> {
  const paths = watched.map((path) =>
    decodeURIComponent(new URL(path, root).pathname)
  );
  let changed = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function watch(): Promise<void> {
    for await (const { kind } of Deno.watchFs(paths)) {
      if (kind === "access") continue;
      clearTimeout(timer);
      timer = setTimeout(() => changed.resolve(), debounceMs);
    }
  }
  watch();
  while (true) {
    await changed.promise;
    changed = Promise.withResolvers();
    yield;
  }
}
