/** Which addresses are files of the site. */
import assert from "node:assert/strict";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import { testApp } from "../../support/app.ts";

const build = readBuild();
const script = build.entry;
const app = await testApp({ services: { build } });

async function ask(target: string, headers: Record<string, string> = {}) {
  const response = await app.request(`http://localhost${target}`, { headers });
  return { response, body: await response.text() };
}

Deno.test("answers 404 for any address that is not in the build's list of files", async () => {
  const name = script.slice("/assets/".length);
  const targets = [
    "/assets/..%2fdeno.json",
    "/assets/..%5cdeno.json",
    "/assets/%252e%252e/deno.json",
    `//assets/${name}`,
    `/assets//${name}`,
    "/assets/%2fetc/passwd",
    "/assets//etc/passwd",
    `/assets/${name}%00`,
    `/assets/${name}/`,
    `/assets/${name}.br`,
    `/ASSETS/${name}`,
    "/dist/manifest.json",
    "/static/favicon.ico",
    "/.env",
    "/.git/config",
    "/deno.json",
    "/main.ts",
    "/data/site.ts",
    `${script}.map`,
    "/.well-known/x",
  ];
  for (const target of targets) {
    const { response: { status, headers } } = await ask(target);
    assert.equal(status, 404, target);
    const caching = headers.get("cache-control") ?? "";
    assert.match(caching, /no-store|s-maxage=\d\d\b/, target);
  }
});

Deno.test("retires the service workers of former sites, wherever their software had them", async () => {
  const { body: retired } = await ask("/service-worker.js");
  for (const path of ["/service-worker.js", "/sw.js", "/ngsw-worker.js"]) {
    const { response: { status, headers }, body } = await ask(path);
    assert.equal(status, 200, path);
    assert.match(headers.get("content-type") ?? "", /javascript/);
    assert.equal(headers.get("cache-control"), "no-cache", path);
    assert.match(body, /unregister/);
    assert.equal(body, retired);
  }
});

Deno.test("answers 404 below a file's path, and forbids caching it", async () => {
  const targets = [
    "/blog/42/x.css",
    "/blog/1;.js",
    "/about-us/style.css",
    "/about-us;x.css",
    "/about-us%3bx.css",
    "/about-us%0ax.css",
    "/about-us%3fx.css",
    "/about-us/x.jpg",
    "/blog/x.png",
  ];
  for (const target of targets) {
    const { response: { status, headers } } = await ask(target);
    assert.equal(status, 404, target);
    assert.match(headers.get("cache-control") ?? "", /no-store/, target);
  }
});

Deno.test("caches scripts as immutable, and a missing script not at all", async () => {
  const { response: here, body } = await ask(script);
  assert.equal(here.headers.get("deno-cache-id"), "assets");
  assert.match(here.headers.get("cache-control") ?? "", /immutable/);
  assert.doesNotMatch(body, /sourceMappingURL/);
  const { response: gone } = await ask("/assets/entry-OLDOLDOL.js");
  assert.equal(gone.status, 404);
  assert.equal(gone.headers.get("cache-control"), "no-store");
});

Deno.test("the log names a file at the root by its path, others by their folder", async () => {
  const app = await testApp({
    settings: { LOG_LEVEL: "info" },
    services: { build },
  });
  for (const path of ["/favicon.ico", script]) await app.get(path);
  assert.deepEqual(
    app.lines.map((line) => JSON.parse(line).route),
    ["/favicon.ico", "/assets/*"],
  );
});
