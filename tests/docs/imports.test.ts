/** Who may import whom. */
import assert from "node:assert/strict";
import { dirname } from "node:path/posix";
import { importsOf, modulesOf } from "./source-files.ts";

/**
 * Every room, from the top down: a room imports from those of the rows below
 * its own. Rooms of one row know nothing of each other.
 */
const rows: readonly (readonly string[])[] = [
  ["src/deploy", "src/editor"],
  ["src/editor/browser"],
  ["src/dev", "src/dev/browser", "src/photos"],
  ["src/build", "src/dev/workshop", "src/dev/modules"],
  ["src/build/client", "src/build/fonts", "main.ts"],
  ["src/server", "src/browser"],
  ["src/content-service", "src/server/endpoints"],
  [
    "src/server/documents",
    "src/server/seo",
    "src/browser/navigation",
    "src/browser/vitals",
  ],
  ["src/server/rendering", "src/server/discovery", "routes.ts"],
  ["src/pages"],
  ["src/pages/service-detail"],
  ["src/layout/views"],
  ["src/layout/document"],
  ["src/layout/header", "src/layout/footer"],
  ["src/routing", "src/streaming"],
  ["src/content"],
  ["src/components/blocks", "src/content/views"],
  ["src/server/assets", "src/server/http", "src/components/controls"],
  ["src/server/headers"],
  ["src/content/api", "src/content/cache", "src/server/logging"],
  [
    "src/content/transport",
    "src/content/text",
    "src/components/pictures",
    "src/components/text",
  ],
  ["src/pictures"],
  ["src/settings.ts"],
  [
    ...["src/lib", "src/lib/http", "src/lib/promises"],
    ...["src/lib/text", "src/addresses", "src/components/art", "data"],
  ],
];

/** A page's own folder, and a picture's, are part of a larger room. */
const houses = ["src/pages", "src/pictures"];

/** Rooms that draw or encode artwork. */
const artworkUsers: readonly string[] = ["src/photos"];

interface Import {
  from: string;
  to: string;
  says: string;
}

const files = (await Promise.all(
  ["src", "data", "routes.ts", "main.ts"].map(modulesOf),
)).flat();
const imports: Import[] = (await Promise.all(files.map(async (file) => {
  const targets = await importsOf(file);
  return targets.filter((target) => /\.tsx?$/.test(target)).map((target) => ({
    from: roomOf(file),
    to: roomOf(target),
    says: `${file} -> ${target}`,
  }));
}))).flat().filter(({ from, to }) => from !== to);

function roomOf(file: string): string {
  const places = [file, dirname(file)];
  const own = rows.flat().find((room) => places.includes(room));
  return own ?? houses.find((house) => file.startsWith(`${house}/`)) ??
    dirname(file);
}

function rowOf(room: string): number {
  return rows.findIndex((row) => row.includes(room));
}

Deno.test("every folder with modules is a room of a row", () => {
  const rooms = new Set(files.map(roomOf));
  assert.deepEqual([...rooms].filter((room) => rowOf(room) < 0), []);
});

for (const room of rows.flat()) {
  Deno.test(`${room} imports nothing but rooms below it`, () => {
    const wrong = imports.filter(({ from, to }) =>
      from === room && rowOf(to) <= rowOf(room)
    );
    assert.deepEqual(wrong.map(({ says }) => says), []);
  });
}

Deno.test("the artwork is known only to what draws, and knows data and src/lib alone", () => {
  const wrong = imports.filter(({ from, to }) =>
    from === "src/pictures" && to !== "data" && to !== "src/lib" ||
    to === "src/pictures" &&
      !artworkUsers.includes(from)
  );
  assert.deepEqual(wrong.map(({ says }) => says), []);
});

Deno.test("a page imports nothing of another page", async () => {
  const wrong: string[] = [];
  for (const file of files.filter((it) => it.startsWith("src/pages/"))) {
    for (const target of await importsOf(file)) {
      const isOther = target.startsWith("src/pages/") &&
        dirname(target) !== dirname(file) &&
        roomOf(target) !== "src/pages/service-detail";
      if (isOther) wrong.push(`${file} -> ${target}`);
    }
  }
  assert.deepEqual(wrong, []);
});

Deno.test("no two folders import each other, by whatever way", () => {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) {
    graph.set(from, [...graph.get(from) ?? [], to]);
  }
  assert.deepEqual(ringsOf(graph), []);
});

Deno.test("no two modules import each other, by whatever way", async () => {
  const graph = new Map<string, string[]>();
  for (const file of files) graph.set(file, await importsOf(file));
  assert.deepEqual(ringsOf(graph), []);
});

/** Ways through a graph that lead back to where they began. */
function ringsOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const rings = new Set<string>();
  const done = new Set<string>();
  function visit(place: string, way: readonly string[]): void {
    const start = way.indexOf(place);
    if (start >= 0) rings.add([...way.slice(start), place].join(" -> "));
    if (start >= 0 || done.has(place)) return;
    for (const target of graph.get(place) ?? []) visit(target, [...way, place]);
    done.add(place);
  }
  for (const place of graph.keys()) visit(place, []);
  return [...rings];
}
