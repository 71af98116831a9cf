/** What other sites may show and read, and what devices look for by name. */
import assert from "node:assert/strict";
import {
  developmentStamp,
  emptyBuild,
} from "../../../src/server/build/build-manifest.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { staticFiles } from "../../../src/tools/build/source-stamp.ts";
import { testApp } from "../../support/app.ts";
import { silent } from "../../support/content/answers.ts";

const files = await staticFiles();
const build = { ...emptyBuild, files, stamp: developmentStamp };
const app = await testApp({ services: { build } });

/** The headers of an address, without its body. */
async function headersOf(path: string): Promise<Headers> {
  const { body, headers, status } = await app.request(path);
  await body?.cancel();
  assert.equal(status, 200, path);
  return headers;
}

Deno.test("other sites may show pictures, but not read pages and the gateway", async () => {
  const pictures = files.filter((path) =>
    /^\/(?:pictures\/blog|icons|drawings)\/(?!.*-share\.)/.test(path)
  );
  assert.ok(pictures.length > 0);
  for (const path of [...pictures, "/favicon.ico", ...readByOthers]) {
    const policy = (await headersOf(path)).get("cross-origin-resource-policy");
    assert.equal(policy, "cross-origin", path);
  }
  for (const path of [paths.home, "/api/articles", "/service-worker.js"]) {
    const headers = await headersOf(path);
    const policy = headers.get("cross-origin-resource-policy");
    assert.equal(policy, "same-origin", path);
    assert.equal(headers.get("access-control-allow-origin"), null, path);
  }
});

const readByOthers = [feedPaths.atom, feedPaths.json];

Deno.test("scripts of other sites may read the feeds", async () => {
  for (const path of readByOthers) {
    const headers = await headersOf(path);
    assert.equal(headers.get("access-control-allow-origin"), "*", path);
  }
});

Deno.test("devices find the icon without reading a page", async () => {
  for (const name of ["apple-touch-icon", "apple-touch-icon-precomposed"]) {
    const { status, headers } = await app.request(`/${name}.png`);
    assert.equal(status, 308, name);
    await headersOf(headers.get("location") ?? "");
  }
});

Deno.test("proxies do not hold a stream back", async () => {
  const { request } = await testApp({ content: silent });
  const { headers, body } = await request(paths.blog);
  await body?.cancel();
  assert.equal(headers.get("x-accel-buffering"), "no");
});

Deno.test("files of /.well-known/ are served, except the site's own and hidden ones", async () => {
  const path = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${path}/.well-known/hidden/.git`, { recursive: true });
    for (
      const name of [
        ".well-known/assetlinks.json",
        ".well-known/apple-app-site-association",
        ".well-known/security.txt",
        ".well-known/hidden/.git/config",
        ".env",
        "a.svg",
        "list.json",
      ]
    ) await Deno.writeTextFile(`${path}/${name}`, "");
    assert.deepEqual(await staticFiles(new URL(`file://${path}/`)), [
      "/.well-known/apple-app-site-association",
      "/.well-known/assetlinks.json",
      "/a.svg",
    ]);
  } finally {
    await Deno.remove(path, { recursive: true });
  }
});
