// own isolate: it replaces the watcher
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { watchSources } from "../../../src/tools/dev/watch-sources.ts";

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

Deno.test("changes while the last ones are built are one burst more, never an empty one", async () => {
  const { watchFs } = Deno;
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const changes = new TransformStream<string>();
  const writer = changes.writable.getWriter();
  async function* events() {
    for await (const file of changes.readable) {
      yield { kind: "modify", paths: [root + file] };
    }
  }
  Deno.watchFs = (paths) =>
    (Array.isArray(paths) ? events() : []) as unknown as Deno.FsWatcher;
  try {
    const bursts = watchSources();
    const first = bursts.next();
    await writer.write("src/a.ts");
    assert.deepEqual((await first).value, ["src/a.ts"]);
    await writer.write("src/b.ts");
    // Longer than an editor writes a file.
    await pass(100);
    await writer.write("src/c.ts");
    await pass(0);
    assert.deepEqual((await bursts.next()).value, ["src/b.ts", "src/c.ts"]);
    const next = bursts.next();
    await pass(100);
    await writer.write("src/d.ts");
    assert.deepEqual((await next).value, ["src/d.ts"]);
  } finally {
    Deno.watchFs = watchFs;
    await writer.close();
  }
});
