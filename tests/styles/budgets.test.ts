import assert from "node:assert/strict";
import { brotliCompressSync } from "node:zlib";
import * as esbuild from "esbuild";

const root = new URL("../../", import.meta.url);

async function stylesheet(): Promise<string> {
  const result = await esbuild.build({
    entryPoints: [new URL("src/styles/site.css", root).pathname],
    bundle: true,
    minify: true,
    external: ["/fonts/*", "/icons/*", "/pictures/*"],
    write: false,
    logLevel: "silent",
  });
  await esbuild.stop();
  return result.outputFiles[0]?.text ?? "";
}

Deno.test("all styles of the site weigh at most 14 kB with Brotli", async () => {
  const { length } = brotliCompressSync(await stylesheet());
  assert.ok(length > 0 && length <= 14_000, `${length} bytes`);
});

Deno.test("the styles ask for the two font files and for nothing else", async () => {
  const addresses = [...(await stylesheet()).matchAll(/url\(([^)]*)\)/g)]
    .map(([, address]) => address?.replaceAll('"', ""));
  assert.deepEqual(addresses, [
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
