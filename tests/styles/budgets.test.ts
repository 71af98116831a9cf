import assert from "node:assert/strict";
import { brotliCompressSync } from "node:zlib";
import * as esbuild from "esbuild";
import {
  distFolder,
  readManifestSync,
} from "../../src/server/assets/build-manifest.ts";
import { pageModules } from "../../src/build/client/page-modules.ts";
import { bundleStyles } from "../../src/build/client/styles.ts";

const root = new URL("../../", import.meta.url);
const folder = new URL("src/styles/", root);

/** The styles as they are written: of each first screen, and all others. */
async function styles() {
  const { inline, rest } = await bundleStyles({
    absWorkingDir: decodeURIComponent(root.pathname),
    outdir: "dist/assets",
    bundle: true,
    minify: true,
    external: ["/fonts/*", "/icons/*", "/pictures/*"],
    logLevel: "silent",
  });
  await esbuild.stop();
  const [contents] = [...rest.values()];
  return {
    first: [...pageModules().values()].map((module) => inline(module).text),
    rest: new TextDecoder().decode(contents),
  };
}

/** The styles of the build, which spells out what older browsers do not know. */
async function builtStyles() {
  const { pages, stylesheets } = readManifestSync();
  const files = stylesheets.map((path) =>
    Deno.readTextFile(new URL(`.${path}`, distFolder))
  );
  return { pages, rest: (await Promise.all(files)).join("") };
}

Deno.test("all styles of the site weigh at most 15.5 kB with Brotli", async () => {
  const { pages, rest } = await builtStyles();
  const first = Object.values(pages).map(({ styles }) => styles.text);
  // What pages share is compressed away.
  const { length } = brotliCompressSync([...first, rest].join(""));
  assert.ok(length > 8_000 && length <= 15_500, `${length} bytes`);
});

Deno.test("the styles that a page brings and those it loads weigh at most 16.8 kB with Brotli", async () => {
  const { pages, rest } = await builtStyles();
  const later = brotliCompressSync(rest).length;
  for (const [path, { styles }] of Object.entries(pages)) {
    const { length } = brotliCompressSync(styles.text);
    assert.ok(length + later <= 16_800, `${path}: ${length} + ${later}`);
  }
});

/** Files that a style file imports, with the layers that it puts them in. */
async function importsOf(file: string): Promise<string[]> {
  const text = await Deno.readTextFile(new URL(file, folder));
  return [...text.matchAll(/@import "(?:\.\.\/)?([^"]+)" (layer\(\w+\));/g)]
    .map(([, name, layer]) => `${name} ${layer}`);
}

Deno.test("each style file is in the first styles or in the rest, and pages keep their order", async () => {
  const first = await importsOf("first.css");
  const rest = await importsOf("rest.css");
  const files: string[] = [];
  for (const place of ["", "pages/"]) {
    for await (const entry of Deno.readDir(new URL(place, folder))) {
      if (entry.isFile) files.push(place + entry.name);
    }
  }
  assert.deepEqual(
    [...first, ...rest].map((name) => name.split(" ")[0]).sort(),
    files.filter((name) => !["first.css", "rest.css"].includes(name)).sort(),
  );
  for await (const { name } of Deno.readDir(new URL("first/", folder))) {
    const own = await importsOf(`first/${name}`);
    assert.deepEqual(own, rest.filter((it) => own.includes(it)), name);
  }
});

Deno.test("the styles ask for the two font files and for nothing else", async () => {
  const { first, rest } = await styles();
  const addresses = [
    ...[...first, rest].join("").matchAll(/url\(([^)]*)\)/g),
  ].map(([, address]) => address?.replaceAll('"', ""));
  assert.deepEqual([...new Set(addresses)], [
    "/fonts/bricolage-grotesque.woff2",
    "/fonts/instrument-sans.woff2",
  ]);
});

Deno.test("two font files weigh at most 66 kB, with their licences beside", async () => {
  const folder = new URL("static/fonts/", root);
  const names = (await Array.fromAsync(Deno.readDir(folder)))
    .map(({ name }) => name).sort();
  assert.deepEqual(names, [
    "bricolage-grotesque.OFL.txt",
    "bricolage-grotesque.woff2",
    "instrument-sans.OFL.txt",
    "instrument-sans.woff2",
  ]);
  let bytes = 0;
  for (const name of names.filter((name) => name.endsWith(".woff2"))) {
    bytes += (await Deno.stat(new URL(name, folder))).size;
  }
  assert.ok(bytes <= 66_000, `${bytes} bytes`);
});

Deno.test("no component writes a style of its own into the page", async () => {
  const found: string[] = [];
  for (const place of ["components", "layout", "pages"]) {
    await search(new URL(`src/${place}/`, root), found);
  }
  assert.deepEqual(found, []);
});

async function search(folder: URL, found: string[]): Promise<void> {
  for await (const entry of Deno.readDir(folder)) {
    const file = new URL(entry.name + (entry.isDirectory ? "/" : ""), folder);
    if (entry.isDirectory) await search(file, found);
    else if (/\sstyle=/.test(await Deno.readTextFile(file))) {
      found.push(entry.name);
    }
  }
}
