import assert from "node:assert/strict";
import { filesOf, importsOf } from "../../../docs/source-files.ts";

/** The modules that these import, directly and indirectly, and these. */
async function reachedFrom(modules: readonly string[]): Promise<Set<string>> {
  const reached = new Set(modules);
  // A set's loop also visits what is added during it.
  for (const module of reached) {
    for (const target of await importsOf(module)) reached.add(target);
  }
  return reached;
}

Deno.test("the component page shows every shared block and control", async () => {
  const reached = await reachedFrom([
    "src/tools/dev/workshop/components-page.tsx",
    ...await filesOf("src/pages", /\/workshop\.tsx$/),
  ]);
  const shared = [
    ...await filesOf("src/ui/blocks", /\.tsx$/),
    ...await filesOf("src/ui/controls", /\.tsx$/),
  ];
  assert.ok(shared.length > 0);
  assert.deepEqual(shared.filter((it) => !reached.has(it)), []);
});
