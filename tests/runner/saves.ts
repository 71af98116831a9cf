/** Editors save in several steps: these count as one. */
const quietMs = 100;

/**
 * Yields the path of a file that was saved below one of the places. What is
 * saved before the next turn is asked for counts as one save.
 */
export async function* saves(places: string[]): AsyncGenerator<string> {
  using watcher = Deno.watchFs(places);
  let saved: string | undefined;
  let wake = () => {};
  (async () => {
    for await (const { kind, paths } of watcher) {
      if (kind === "access") continue;
      saved = paths[0];
      wake();
    }
  })();
  while (true) {
    if (saved === undefined) {
      await new Promise<void>((resolve) => wake = resolve);
    }
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const file = saved ?? "";
    saved = undefined;
    yield file;
  }
}
