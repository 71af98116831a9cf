/** Import rules: `docs/architecture.md` gives the reasons. */
import assert from "node:assert/strict";
import { dirname } from "node:path/posix";
import { importsOf, modulesOf } from "./source-files.ts";

/** A layer may import only from itself and the layers before it. */
const layers = [
  ["src/lib"],
  ["src/streaming"],
  ["src/paths.ts", "src/static-files.ts", "src/settings.ts"],
  ["src/records"],
  ["data"],
  ["src/content"],
  ["src/agency"],
  ["src/ui"],
  ["src/pages"],
  ["routes.ts"],
  ["src/server", "src/browser"],
  ["main.ts", "src/tools"],
];

const modules = (await Promise.all(
  ["src", "data", "routes.ts", "main.ts"].map(modulesOf),
)).flat();

/** Who imports what. */
const imports = (await Promise.all(modules.map(async (module) => {
  const targets = await importsOf(module);
  return targets.map((target) => ({ module, target }));
}))).flat();

function layerOf(module: string): number {
  const isIn = (place: string) =>
    module === place || module.startsWith(`${place}/`);
  const layer = layers.findIndex((places) => places.some(isIn));
  assert.ok(layer >= 0, `${module} is in no layer`);
  return layer;
}

/** The folder of a section, such as "src/pages/blog". */
function sectionOf(module: string): string | undefined {
  return /^src\/pages\/[^/]+(?=\/)/.exec(module)?.[0];
}

/** All that a module imports, and what that imports. */
function reachedFrom(module: string): Set<string> {
  const reached = new Set<string>();
  const next = [module];
  for (let from = next.pop(); from !== undefined; from = next.pop()) {
    for (const target of targetsOf.get(from) ?? []) {
      if (!reached.has(target)) next.push(target);
      reached.add(target);
    }
  }
  return reached;
}

/** The modules that import a module, and that it imports, in whatever steps. */
function circleOf(module: string): string[] {
  return [...reached.get(module) ?? []].filter((it) =>
    reached.get(it)?.has(module)
  ).sort();
}

const targetsOf = new Map(
  [...Map.groupBy(imports, ({ module }) => module)]
    .map(([module, all]) => [module, all.map(({ target }) => target)]),
);
const reached = new Map(modules.map((it) => [it, reachedFrom(it)]));

function says({ module, target }: (typeof imports)[number]): string {
  return `${module} imports ${target}`;
}

Deno.test("each layer imports only from itself and the layers before it", () => {
  assert.ok(imports.length > 0);
  const wrong = imports.filter(({ module, target }) =>
    layerOf(module) < layerOf(target)
  );
  assert.deepEqual(wrong.map(says), []);
});

Deno.test("no section imports another", () => {
  const wrong = imports.filter(({ module, target }) => {
    const [from, to] = [sectionOf(module), sectionOf(target)];
    return from && to && from !== to;
  });
  assert.deepEqual(wrong.map(says), []);
});

Deno.test("files import each other only in pairs of one folder", () => {
  const wrong = modules.map(circleOf).filter(([first, second, ...more]) =>
    second && (more.length > 0 || dirname(first!) !== dirname(second))
  );
  assert.deepEqual(wrong, []);
});

Deno.test("no other module imports the editor, which can go", () => {
  const editor = "src/tools/edit/";
  const wrong = imports.filter(({ module, target }) =>
    target.startsWith(editor) && !module.startsWith(editor)
  );
  assert.deepEqual(wrong.map(says), []);
});
