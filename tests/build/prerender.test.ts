import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fixedPaths } from "../../src/server/feeds/sitemap.ts";
import { distFolder } from "../../src/build/manifest.ts";
import {
  type PrerenderedIndex,
  readPrerendered,
} from "../../src/build/prerendered.ts";
import { paths } from "../../src/paths.ts";

const index: PrerenderedIndex = JSON.parse(
  await Deno.readTextFile(new URL("pages.json", distFolder)),
);

Deno.test("the build renders every page that needs no content", () => {
  const streamed: string[] = [paths.blog, paths.careers];
  const expected = fixedPaths.filter((path) => !streamed.includes(path));
  for (const path of [...expected, "/portfolio?show=all", "/404"]) {
    assert.ok(index.pages[path], path);
  }
  for (const path of streamed) assert.equal(index.pages[path], undefined);
  assert.equal(index.pages["/404"]?.status, 404);
});

Deno.test("a prerendered page is the same in every coding and holds no inline script", async () => {
  const find = await readPrerendered(index.siteUrl);
  for (const address of Object.keys(index.pages)) {
    const page = find(address);
    assert.ok(page, address);
    const html = Buffer.from(page.html);
    assert.ok(html.equals(brotliDecompressSync(page.compressed.br)), address);
    assert.ok(html.equals(gunzipSync(page.compressed.gzip)), address);
    const scripts = html.toString().matchAll(/<script\b([^>]*)>/g);
    for (const [, attributes = ""] of scripts) {
      assert.match(
        attributes,
        / src=|type="application\/(ld\+)?json"/,
        address,
      );
    }
  }
});

Deno.test("pages that name another public origin are not used", async () => {
  const find = await readPrerendered("https://other.example");
  assert.equal(find(paths.home), undefined);
});
