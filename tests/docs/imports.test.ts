/** Import rules: `docs/architecture.md` gives the reasons. */
import assert from "node:assert/strict";
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

/** A folder or file inside the server or the shared components. */
function roomOf(module: string): string | undefined {
  return /^src\/(?:server|ui)\/[^/]+/.exec(module)?.[0];
}

/** Those that import each other, in whatever steps. */
function circlesOf(all: typeof imports): string[] {
  const targetsOf = Map.groupBy(all, ({ module }) => module);
  const reachedFrom = (from: string) => {
    const reached = new Set<string>();
    // Grows while it is read.
    const next = [from];
    for (const module of next) {
      for (const { target } of targetsOf.get(module) ?? []) {
        if (!reached.has(target)) next.push(target);
        reached.add(target);
      }
    }
    return reached;
  };
  return [...targetsOf.keys()].filter((it) => reachedFrom(it).has(it));
}

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

Deno.test("no file imports one that imports it, nor a folder of the server or of shared components", () => {
  const betweenRooms = imports.flatMap(({ module, target }) => {
    const [from, to] = [roomOf(module), roomOf(target)];
    return from && to && from !== to ? [{ module: from, target: to }] : [];
  });
  assert.ok(betweenRooms.length > 0);
  assert.deepEqual(circlesOf(imports), []);
  assert.deepEqual(circlesOf(betweenRooms), []);
});

Deno.test("no other module imports the editor, which can go", () => {
  const editor = "src/tools/edit/";
  const wrong = imports.filter(({ module, target }) =>
    target.startsWith(editor) && !module.startsWith(editor)
  );
  assert.deepEqual(wrong.map(says), []);
});
