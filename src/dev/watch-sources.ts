const root = new URL("../../", import.meta.url);
const watched = ["src", "data", "static", "routes.ts", "main.ts", "deno.json"];
const quietMs = 80;

/** Yields whenever sources have changed and then been quiet for a moment. */
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
      timer = setTimeout(() => changed.resolve(), quietMs);
    }
  }
  watch();
  while (true) {
    await changed.promise;
    changed = Promise.withResolvers();
    yield;
  }
}
