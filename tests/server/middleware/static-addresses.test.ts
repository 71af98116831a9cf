/** Hashed addresses of fonts, pictures, drawings and icons. */
import assert from "node:assert/strict";
import { compress } from "../../../src/lib/http/compression.ts";
import { feedPaths } from "../../../src/paths.ts";
import { unknownAddress } from "../../support/addresses.ts";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import { site } from "../../support/fixture-site.ts";
import { get, sendRaw } from "../../support/raw-client.ts";

function ask(target: string, headers: Record<string, string> = {}) {
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(site.origin, get(target, { headers: lines }));
}

/** Addresses of this site's files in a text, without fragments. */
function filesIn(text: string): string[] {
  return [
    ...text.matchAll(
      /["'(\s,](\/[\w./-]+\.(?:avif|css|ico|jpg|js|png|svg|webp|woff2))(?=["'#)\s,])/g,
    ),
  ].map(([, path = ""]) => path);
}

/** A file that the home page references. */
async function fileOfHome(pattern: RegExp): Promise<string> {
  const found = filesIn(await site.get("/")).find((path) => pattern.test(path));
  assert.ok(found, String(pattern));
  return found;
}

Deno.test("every file that a page, style sheet or the manifest references is immutable", async () => {
  const sitemap = await site.get(feedPaths.sitemap);
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)]
    .map(([, path]) => path || "/");
  const files = new Set<string>();
  for (const path of [...pages, unknownAddress]) {
    const html = await site.get(path);
    // Data blocks hold the addresses as the records have them.
    const shown = html.replace(/(<script)[^>]*>[\s\S]*?(?=<\/script>)/g, "$1");
    for (const file of filesIn(shown)) files.add(file);
  }
  const { stylesheets } = readBuild();
  for (const path of stylesheets) {
    for (const file of filesIn(await site.get(path))) files.add(file);
  }
  const { icons } = JSON.parse(await site.get(feedPaths.manifest));
  for (const { src } of icons) files.add(new URL(src).pathname);
  // Search engines want one address of this icon for years.
  assert.ok(files.delete("/favicon.ico"));
  const kinds = Map.groupBy(files, (file) => file.split(/[/.]/).at(-1));
  for (const kind of ["avif", "webp", "svg", "woff2", "png"]) {
    assert.ok(kinds.has(kind), kind);
  }
  const fonts = kinds.get("woff2")?.map((file) => file.split("/").at(-1));
  assert.equal(new Set(fonts).size, fonts?.length, "a font has one address");
  await Promise.all([...files].map(async (file) => {
    const answer = await fetch(site.origin + file, { method: "HEAD" });
    assert.equal(answer.status, 200, file);
    assert.equal(
      answer.headers.get("cache-control"),
      "public, max-age=31536000, immutable",
      file,
    );
  }));
});

Deno.test("a hashed address supports conditions, ranges, HEAD and codings like the plain one", async () => {
  const address = await fileOfHome(/favicon\.svg$/);
  const plain = await ask("/icons/favicon.svg");
  const whole = await ask(address);
  assert.equal(whole.body, plain.body);
  const etag = whole.headers.get("etag") ?? "";
  assert.equal(etag, plain.headers.get("etag"));
  const known = await ask(address, { "If-None-Match": etag });
  assert.equal(known.status, 304);
  assert.match(known.headers.get("cache-control") ?? "", /immutable/);
  const part = await ask(address, { Range: "bytes=1-4" });
  assert.equal(part.status, 206);
  assert.equal(part.body, whole.body.slice(1, 5));
  const head = await sendRaw(site.origin, get(address, { method: "HEAD" }));
  assert.equal(head.status, 200);
  assert.equal(head.headers.get("content-type"), "image/svg+xml");
  const packed = await ask(address, { "Accept-Encoding": "br" });
  assert.equal(packed.headers.get("content-encoding"), "br");
  assert.match(packed.headers.get("vary") ?? "", /accept-encoding/i);
});

Deno.test("a drawing is sent as small as Brotli makes it", async () => {
  const address = await fileOfHome(/\/drawings\/home\.svg$/);
  const { body } = await ask(address);
  const { headers } = await ask(address, { "Accept-Encoding": "br" });
  const smallest = compress(new TextEncoder().encode(body), "br", "best");
  assert.equal(headers.get("content-length"), String(smallest.length));
});

Deno.test("an address with an outdated hash serves the current file with no-cache", async () => {
  const address = await fileOfHome(/\/drawings\/home\.svg$/);
  const other = address.replace(/^\/assets\/[\w-]{6}/, "/assets/AAAAAA");
  assert.notEqual(other, address);
  const answer = await ask(other);
  assert.equal(answer.status, 200);
  assert.equal(answer.body, (await ask(address)).body);
  assert.equal(answer.headers.get("cache-control"), "no-cache");
  assert.equal(answer.headers.get("deno-cache-id"), null);
});

Deno.test("a hashed address serves only files of static/", async () => {
  const [folder] = /^\/assets\/[\w-]{6}/.exec(await fileOfHome(/home\.svg$/)) ??
    [];
  const { entry } = readBuild();
  const targets = [
    `${folder}/drawings/none.svg`,
    `${folder}/drawings/`,
    `${folder}${entry}`,
    `${folder}/service-worker.js`,
    `${folder}/../../deno.json`,
    `${folder}x/drawings/home.svg`,
  ];
  for (const target of targets) {
    const { status, headers } = await ask(target);
    assert.ok(status === 404 || status === 308, `${target} ${status}`);
    assert.doesNotMatch(headers.get("cache-control") ?? "", /immutable/);
  }
});

Deno.test("plain addresses still work and are cached for a day", async () => {
  for (
    const path of [
      "/favicon.ico",
      "/icons/icon-512.png",
      "/pictures/share/default.jpg",
      "/pictures/blog/fallback-800.webp",
    ]
  ) {
    const { status, headers } = await ask(path);
    assert.equal(status, 200, path);
    assert.match(headers.get("cache-control") ?? "", /max-age=86400/, path);
  }
});
