/** Which addresses are files of the site. */
import assert from "node:assert/strict";
import { readManifest } from "../../../src/server/assets/build-manifest.ts";
import { get, sendRaw } from "../../support/raw-client.ts";
import { type Site, startSite } from "../../support/site.ts";

let site: Site;
let script = "";
Deno.test.beforeAll(async () => {
  site = await startSite();
  script = (await readManifest())?.entry ?? "";
});
Deno.test.afterAll(async () => {
  await site.stop();
});

function ask(target: string, headers: Record<string, string> = {}) {
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(site.origin, get(target, { headers: lines }));
}

Deno.test("answers 404 for any address that is not in the build's list of files", async () => {
  assert.equal((await ask(script)).status, 200, "the list itself works");
  const name = script.slice("/assets/".length);
  const targets = [
    "/assets/../deno.json",
    "/assets/%2e%2e/deno.json",
    "/assets/..%2fdeno.json",
    "/assets/..%5cdeno.json",
    "/assets/..\\deno.json",
    "/assets/%252e%252e/deno.json",
    `//assets/${name}`,
    `/assets//${name}`,
    "/assets/%2fetc/passwd",
    "/assets//etc/passwd",
    `/assets/${name}%00`,
    `/assets/${name}/`,
    `/assets/${name}.br`,
    `/assets/./${name}`,
    `/ASSETS/${name}`,
    "/assets/",
    "/assets",
    "/dist/manifest.json",
    "/static/favicon.ico",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/icons/../../deno.json",
  ];
  for (const target of targets) {
    const { status, body, headers } = await ask(target);
    const isMoved = status === 308 &&
      headers.get("location") === "/assets";
    assert.ok(status === 404 || isMoved, `${target} ${status}`);
    assert.doesNotMatch(body, /root:[^:]*:0:|nodeModulesDir|sourceMappingURL/);
  }
});

Deno.test("answers 404 for project files and source maps", async () => {
  const targets = [
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/deno.json",
    "/deno.lock",
    "/main.ts",
    "/routes.ts",
    "/data/site.ts",
    "/tests/run.ts",
    `${script}.map`,
    "/.well-known/x",
    "/server-status",
    "/wp-login.php",
  ];
  for (const target of targets) {
    const { status, headers } = await ask(target);
    assert.equal(status, 404, target);
    const caching = headers.get("cache-control") ?? "";
    assert.match(caching, /no-store|s-maxage=\d\d\b/, target);
  }
  assert.doesNotMatch((await ask(script)).body, /sourceMappingURL/);
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
  // A crawler's answer waits until the content service says what there is.
  const crawler = { Cookie: "a=b", "User-Agent": "Googlebot/2.1" };
  for (const target of targets) {
    const { status, headers } = await ask(target, crawler);
    assert.equal(status, 404, target);
    assert.match(headers.get("cache-control") ?? "", /no-store/, target);
  }
});

Deno.test("caches scripts as immutable, and a missing script not at all", async () => {
  const here = await ask(script);
  assert.equal(here.headers.get("deno-cache-id"), "assets");
  assert.match(here.headers.get("cache-control") ?? "", /immutable/);
  const gone = await ask("/assets/entry-OLDOLDOL.js");
  assert.equal(gone.status, 404);
  assert.equal(gone.headers.get("cache-control"), "no-store");
});

Deno.test("respects Accept-Encoding", async () => {
  const offers: Record<string, (string | null)[]> = {
    "*": ["br", "gzip", null],
    "identity;q=0": [null, "br", "gzip"],
    "br;q=0, gzip": ["gzip"],
    "br;q=0": [null],
    "gzip;q=0.5, br;q=1.0": ["br"],
    "BR": ["br"],
    "zstd": [null],
    "": [null],
    "x-gzip;;;q": [null],
  };
  for (const target of [script, "/about-us", "/blog", "/sitemap.xml"]) {
    for (const [offer, codings] of Object.entries(offers)) {
      const { status, headers } = await ask(target, {
        "Accept-Encoding": offer,
      });
      assert.equal(status, 200);
      assert.match(headers.get("vary") ?? "", /accept-encoding/i, target);
      const coding = headers.get("content-encoding");
      assert.ok(
        coding === null || codings.includes(coding),
        `${target} "${offer}" ${coding}`,
      );
      const read = await fetch(site.origin + target, {
        headers: { "Accept-Encoding": offer },
      });
      assert.ok((await read.text()).length > 1000);
    }
  }
});
