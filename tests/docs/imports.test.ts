import assert from "node:assert/strict";
import { dirname, join, normalize } from "node:path/posix";

const root = new URL("../../", import.meta.url);

/** What each place may import from, beside itself. */
const rules: Readonly<Record<string, readonly string[]>> = {
  "src/paths.ts": [],
  "src/settings.ts": [],
  data: [],
  "src/streaming": ["src/content"],
  "src/content": ["src/paths.ts"],
  "src/content-service": ["src/content", "src/settings.ts", "src/server"],
  "src/components": ["data", "src/paths.ts", "src/content"],
};

async function* modules(path: string): AsyncGenerator<string> {
  const info = await Deno.stat(new URL(path, root));
  if (info.isFile) {
    if (/\.tsx?$/.test(path)) yield path;
    return;
  }
  for await (const { name } of Deno.readDir(new URL(path, root))) {
    yield* modules(`${path}/${name}`);
  }
}

/** Modules of the project that a module imports, from the root. */
async function importsOf(path: string): Promise<string[]> {
  const source = await Deno.readTextFile(new URL(path, root));
  return [...source.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map((
    [, target],
  ) => normalize(join(dirname(path), target ?? "")));
}

for (const [place, allowed] of Object.entries(rules)) {
  Deno.test(`${place} imports nothing but ${allowed.join(", ") || "itself"}`, async () => {
    const wrong: string[] = [];
    for await (const path of modules(place)) {
      for (const target of await importsOf(path)) {
        const isFine = [place, ...allowed].some((it) =>
          target === it || target.startsWith(`${it}/`)
        );
        if (!isFine) wrong.push(`${path} -> ${target}`);
      }
    }
    assert.deepEqual(wrong, []);
  });
}

Deno.test("no two modules import each other, by whatever way", async () => {
  const graph = new Map<string, string[]>();
  for (const place of ["src", "data"]) {
    for await (const path of modules(place)) {
      graph.set(path, await importsOf(path));
    }
  }
  const circles: string[] = [];
  const done = new Set<string>();
  function visit(path: string, way: string[]): void {
    const start = way.indexOf(path);
    if (start >= 0) circles.push([...way.slice(start), path].join(" -> "));
    if (start >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  }
  for (const path of graph.keys()) visit(path, []);
  assert.deepEqual(circles, []);
});

Deno.test("pages know neither the server nor the browser's own code", async () => {
  const wrong: string[] = [];
  for await (const path of modules("src/pages")) {
    for (const target of await importsOf(path)) {
      if (/^src\/(server|browser|content-service|build|dev)\//.test(target)) {
        wrong.push(`${path} -> ${target}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("nothing that the site serves imports its tools", async () => {
  const wrong: string[] = [];
  for (
    const place of ["src/pages", "src/layout", "src/server", "src/content"]
  ) {
    for await (const path of modules(place)) {
      for (const target of await importsOf(path)) {
        if (/^src\/(deploy|writing|dev)\//.test(target)) {
          wrong.push(`${path} -> ${target}`);
        }
      }
    }
  }
  assert.deepEqual(wrong, []);
});
