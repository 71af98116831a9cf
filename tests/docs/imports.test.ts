import assert from "node:assert/strict";
import { dirname } from "node:path/posix";
import { importsOf, modulesOf } from "./source-files.ts";

/**
 * Folders and files, a layer a line. Each imports only from the layers below
 * its own. A line may name a folder that is gone.
 */
const layers = `
  src/deploy src/editor
  src/editor/browser
  src/dev src/dev/browser src/photos
  src/build src/dev/workshop src/dev/modules
  src/build/client src/build/fonts main.ts
  src/server src/browser
  src/content-service src/browser/navigation src/browser/vitals
  routes.ts
  src/pages
  src/pages/service-detail
  src/layout/views
  src/layout/document
  src/layout/header src/layout/footer
  src/layout src/streaming
  src/components/blocks
  src/components/controls
  src/content
  src/components/pictures src/components/text
  src/pictures
  src/settings.ts
  src/lib src/lib/http src/lib/promises src/lib/text src/addresses src/components/art data
`.trim().split("\n").map((line) => line.trim().split(" "));

/** Entries that hold their folders, too. */
const withFolders = ["src/content", "src/pages", "src/pictures", "src/server"];

const modules = (await Promise.all(
  ["src", "data", "routes.ts", "main.ts"].map(modulesOf),
)).flat();

const imports = (await Promise.all(modules.map(async (module) => {
  const targets = await importsOf(module);
  return targets.map((target) => ({
    module,
    target,
    from: placeOf(module),
    to: placeOf(target),
    says: `${module} imports ${target}`,
  }));
}))).flat();

/** The entry of a module in the layers. */
function placeOf(module: string): string {
  const places = [module, dirname(module)];
  return layers.flat().find((place) => places.includes(place)) ??
    withFolders.find((place) => module.startsWith(`${place}/`)) ??
    dirname(module);
}

function layerOf(place: string): number {
  return layers.findIndex((layer) => layer.includes(place));
}

Deno.test("every module is in a layer", () => {
  assert.deepEqual(modules.filter((it) => layerOf(placeOf(it)) < 0), []);
});

Deno.test("modules import only from the layers below", () => {
  const wrong = imports.filter(({ from, to }) =>
    from !== to && layerOf(to) <= layerOf(from)
  );
  assert.deepEqual(wrong.map(({ says }) => says), []);
});

Deno.test("pages import nothing from other pages", () => {
  const wrong = imports.filter(({ module, target, from, to }) =>
    from === "src/pages" && to === "src/pages" &&
    dirname(module) !== dirname(target)
  );
  assert.deepEqual(wrong.map(({ says }) => says), []);
});

Deno.test("only src/photos imports artwork, which imports only data and src/lib", () => {
  const wrong = imports.filter(({ from, to }) =>
    from !== to &&
    (from === "src/pictures" && !["data", "src/lib"].includes(to) ||
      to === "src/pictures" && from !== "src/photos")
  );
  assert.deepEqual(wrong.map(({ says }) => says), []);
});
