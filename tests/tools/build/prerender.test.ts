// own isolate: it sets the hashes of files for good
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fixedPaths } from "../../../src/ui/layout/page-routes.ts";
import { routes } from "../../../src/server/documents/query-page.ts";
import { contentHash } from "../../../src/lib/content-hash.ts";
import {
  distFolder,
  readManifest,
} from "../../../src/server/build/build-manifest.ts";
import { renderFixedPages } from "../../../src/tools/build/prerender.ts";
import { integrityOf } from "../../../src/tools/build/client/integrity.ts";
import { staticHashes } from "../../../src/tools/build/static-hashes.ts";
import {
  type PrerenderedIndex,
  readPrerendered,
} from "../../../src/server/build/prerendered.ts";
import { listPages } from "../../support/addresses.ts";
import { setStaticHashes } from "../../../src/static-files.ts";

const index: PrerenderedIndex = JSON.parse(
  await Deno.readTextFile(new URL("pages.json", distFolder)),
);

Deno.test("the build renders every page that needs no content", () => {
  const expected = fixedPaths(routes).filter((path) =>
    !listPages.includes(path)
  );
  for (const path of [...expected, "/portfolio?show=all", "/404"]) {
    assert.ok(index.pages[path], path);
  }
  for (const path of listPages) assert.equal(index.pages[path], undefined);
  assert.equal(index.pages["/404"]?.status, 404);
});

Deno.test("a prerendered page is the same in every coding and has one inline script", async () => {
  const find = readPrerendered(index);
  for (const address of Object.keys(index.pages)) {
    const page = find(address);
    const br = await page?.encoded.br;
    const gzip = await page?.encoded.gzip;
    assert.ok(page && br && gzip, address);
    const html = Buffer.from(page.body);
    assert.ok(html.equals(brotliDecompressSync(br.body)), address);
    assert.ok(html.equals(gunzipSync(gzip.body)), address);
    for (const encoded of Object.values(page.encoded)) {
      const { body, etag } = await encoded;
      assert.equal(etag, `"${await contentHash(body)}"`, address);
    }
    const inline = html.toString().matchAll(
      /<script(?![^>]* (?:src=|type="application\/(?:ld\+)?json"))[^>]*>(.*?)<\/script>/gs,
    );
    const [[, script = ""] = [], ...others] = inline;
    assert.deepEqual(others, [], address);
    const policy = page.headers["Content-Security-Policy"] ?? "";
    assert.ok(
      policy.includes(`'self' '${integrityOf(script)}'`),
      address,
    );
  }
});

Deno.test("the prerendered pages adapt to another public origin", async () => {
  const other = { ...index, siteUrl: "https://other.example" };
  const manifest = await readManifest();
  assert.ok(manifest);
  const find = readPrerendered(other);
  setStaticHashes(await staticHashes(manifest.files));
  const decoder = new TextDecoder();
  let count = 0;
  for await (
    const { address, status, html } of renderFixedPages(manifest, other)
  ) {
    const page = find(address);
    assert.equal(page?.status, status, address);
    assert.equal(decoder.decode(page.body), decoder.decode(html), address);
    // Compressed files of the build contain the other origin.
    assert.deepEqual(page.encoded, {}, address);
    count++;
  }
  assert.equal(count, Object.keys(index.pages).length);
});

Deno.test("pages with another content timeout are rendered, not taken from the build", () => {
  const find = readPrerendered({ ...index, contentTimeoutMs: 1 });
  for (const address of Object.keys(index.pages)) {
    assert.equal(find(address), undefined);
  }
});
