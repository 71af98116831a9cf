import { dirname, join } from "node:path/posix";

const root = new URL("../../", import.meta.url);

/** Support that serves or reads what `deno task build` made. */
const builtSupport = "tests/support/built.ts";
/** Support that drives a browser. */
const browserSupport = [
  "tests/support/browser/chromium.ts",
  "tests/support/engines/engine.ts",
];

/** What has to be there before a test file can run. */
export interface Needs {
  build: boolean;
  browser: boolean;
}

/** Follows the imports of test files through `tests/`. */
export async function needsOf(files: readonly string[]): Promise<Needs> {
  const seen = new Set<string>();
  async function visit(path: string): Promise<void> {
    if (seen.has(path)) return;
    seen.add(path);
    const source = await Deno.readTextFile(new URL(path, root));
    const imports = source.matchAll(/(?:from|import)[\s(]*"(\.[^"]+)"/g);
    for (const [, target = ""] of imports) {
      const imported = join(dirname(path), target);
      if (imported.startsWith("tests/")) await visit(imported);
    }
  }
  for (const file of files) await visit(file);
  return {
    build: seen.has(builtSupport),
    browser: browserSupport.some((it) => seen.has(it)),
  };
}
