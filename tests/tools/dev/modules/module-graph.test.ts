import assert from "node:assert/strict";
import * as esbuild from "esbuild";
import {
  type CompiledModule,
  compileModules,
  shapeOf,
} from "../../../../src/tools/dev/modules/compile.ts";
import { ModuleGraph } from "../../../../src/tools/dev/modules/module-graph.ts";

type Sources = Record<string, Partial<CompiledModule>>;

/** A graph of modules with these imports and exports. */
async function graphOf(sources: Sources) {
  const graph = new ModuleGraph((files) =>
    Promise.resolve(
      new Map(files.map((file) => {
        const { imports = [], exports = [], hasContext = false, shape } =
          sources[file] ?? {};
        const code = imports.map((it) => `import "/dev/modules/${it}";`);
        return [file, {
          code: code.join("\n"),
          imports,
          exports,
          hasContext,
          shape,
          packages: [],
        }];
      })),
    )
  );
  await graph.load("src/browser/entry.ts");
  return graph;
}

const sources: Sources = {
  "src/browser/entry.ts": { imports: ["routes.ts"] },
  "routes.ts": { imports: ["src/paths.ts", "src/pages/page.tsx"] },
  "src/pages/page.tsx": {
    imports: ["src/components/card.tsx", "src/paths.ts"],
    exports: ["Component", "meta"],
  },
  "src/components/card.tsx": {
    imports: ["src/lib/words.ts", "src/components/theme.ts"],
    exports: ["Card"],
  },
  "src/paths.ts": { exports: ["paths"] },
  "src/lib/words.ts": { imports: ["data/site.ts"], exports: ["words"] },
  "src/components/theme.ts": { exports: ["Theme"], hasContext: true },
  "data/site.ts": { exports: ["site"] },
};

Deno.test("replaces only the changed component", async () => {
  const graph = await graphOf(sources);
  assert.deepEqual(await graph.change(["src/components/card.tsx"]), {
    isSameShape: false,
    replaced: [{
      module: "src/components/card.tsx",
      address: "/dev/modules/src/components/card.tsx?v=1",
      previous: "/dev/modules/src/components/card.tsx?v=0",
    }],
  });
});

Deno.test("a change in data updates the components that use it", async () => {
  const graph = await graphOf(sources);
  const update = await graph.change(["data/site.ts"]);
  assert.ok(typeof update === "object");
  assert.deepEqual(
    update.replaced.map(({ module }) => module),
    ["src/components/card.tsx"],
  );
  assert.match(graph.code("src/components/card.tsx") ?? "", /words\.ts\?v=1"/);
  assert.match(graph.code("src/lib/words.ts") ?? "", /site\.ts\?v=1"/);
});

Deno.test("a change to a context, the entry or what it runs reloads the page", async () => {
  const graph = await graphOf(sources);
  for (
    const file of [
      "src/browser/entry.ts",
      "routes.ts",
      "src/paths.ts",
      "src/components/theme.ts",
    ]
  ) {
    assert.equal(await graph.change([file]), "reload", file);
  }
});

Deno.test("a new value in data keeps the page, a new field that the entry reads reloads it", async () => {
  const facts = { shape: shapeOf({ name: "Danfo" }) };
  const graph = await graphOf({
    ...sources,
    "routes.ts": { imports: ["data/site.ts", "src/pages/page.tsx"] },
    "data/site.ts": { imports: ["data/site.json"], exports: ["site"] },
    "data/site.json": facts,
  });
  const update = await graph.change(["data/site.json"]);
  assert.ok(typeof update === "object" && update.isSameShape);
  assert.deepEqual(
    update.replaced.map(({ module }) => module),
    ["src/components/card.tsx"],
  );
  facts.shape = shapeOf({ name: "Danfo", mail: "a@example.com" });
  assert.equal(await graph.change(["data/site.json"]), "reload");
});

Deno.test("the shape of data is that of its keys and types", () => {
  const people = (...names: unknown[]) =>
    shapeOf({ people: names.map((name) => ({ name })) });
  assert.deepEqual(people("Ada"), people("Tunde", "Sade"));
  assert.notDeepEqual(people("Ada"), people("Ada", 1));
  assert.notDeepEqual(shapeOf(null), shapeOf({}));
});

Deno.test("a new path reloads the site's own page, a component does not", async () => {
  const graph = new ModuleGraph(compileModules);
  await graph.load("src/browser/entry.ts");
  assert.equal(await graph.change(["src/paths.ts"]), "reload");
  assert.equal(
    typeof await graph.change(["src/ui/controls/pill.tsx"]),
    "object",
  );
  await esbuild.stop();
});

Deno.test("a change to a server module has no effect in the browser", async () => {
  const graph = await graphOf(sources);
  assert.equal(await graph.change(["src/server/app.ts"]), undefined);
});

Deno.test("a module that does not compile does not change the graph", async () => {
  let isBroken = false;
  const graph = new ModuleGraph((files) =>
    isBroken ? Promise.reject(new Error("Unexpected end")) : Promise.resolve(
      new Map(files.map((file) => [file, {
        code: "good",
        imports: [],
        packages: [],
        exports: ["Card"],
        hasContext: false,
      }])),
    )
  );
  await graph.load("src/card.tsx");
  isBroken = true;
  await assert.rejects(graph.change(["src/card.tsx"]), /Unexpected end/);
  assert.equal(graph.code("src/card.tsx"), "good");
});
