import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const folders = ["src", "data", "static"];
const rootFiles = ["routes.ts", "main.ts", "deno.json"];
/** Temporary files of editors. */
const temporary = /(^|\/)[.#][^/]*$|~$/;
/** Editors write a file in several steps. */
const debounceMs = 30;

/** Yields the files of each burst of changes, from the project's root. */
export async function* watchSources(): AsyncGenerator<string[]> {
  const rootPath = fileURLToPath(root);
  const changed = new Set<string>();
  let settled = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function watch(watcher: Deno.FsWatcher): Promise<void> {
    for await (const { kind, paths } of watcher) {
      if (kind === "access") continue;
      const files = paths.map((path) => path.slice(rootPath.length))
        .filter((file) => file.includes("/") || rootFiles.includes(file))
        .filter((file) => !temporary.test(file));
      if (files.length === 0) continue;
      for (const file of files) changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => settled.resolve(), debounceMs);
    }
  }
  watch(Deno.watchFs(folders.map((name) => rootPath + name)));
  // Watch the folder: a watched file is lost when an editor replaces it.
  watch(Deno.watchFs(rootPath, { recursive: false }));
  while (true) {
    await settled.promise;
    settled = Promise.withResolvers();
    const files = [...changed];
    changed.clear();
    // The last burst may have taken them before they had settled.
    if (files.length > 0) yield files;
  }
}
