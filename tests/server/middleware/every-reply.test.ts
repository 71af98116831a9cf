import assert from "node:assert/strict";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import { coverSharePicture } from "../../../src/agency/pictures/share-picture.server.ts";
import { testApp } from "../../support/app.ts";

const coverShare = coverSharePicture("/pictures/blog/fallback-1600.webp", "");

/** The built site with these settings. */
function siteWith(settings: Record<string, string>) {
  return testApp({ settings, services: { build: readBuild() } });
}

Deno.test("every response has its security headers and none reveals the server software", async () => {
  const app = await siteWith({ SITE_URL: "https://site.example" });
  const page = {
    "content-type": "text/html; charset=utf-8",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "credentialless",
    "origin-agent-cluster": "?1",
    "reporting-endpoints": 'csp="/csp-report"',
  };
  /** Of files that other sites may embed. */
  const shared = { "cross-origin-resource-policy": "cross-origin" };
  const targets: Record<string, Record<string, string>> = {
    "/": page,
    "/blog": page,
    "/nowhere": page,
    "/api/articles": {},
    "/healthz": {},
    "/icons/favicon.svg": shared,
    "/icons/none.png": {},
    "/pictures/share/about.jpg": shared,
    "/pictures/share/none.jpg": {},
    [coverShare?.path ?? ""]: shared,
    "/feed.xml": shared,
    "/Blog": {},
  };
  for (const [path, own] of Object.entries(targets)) {
    const response = await app.request(path);
    await response.body?.cancel();
    const expected = {
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=63072000",
      ...own,
    };
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(response.headers.get(name), value, `${path} ${name}`);
    }
    for (const name of ["server", "x-powered-by", "sourcemap", "set-cookie"]) {
      assert.equal(response.headers.get(name), null, `${path} ${name}`);
    }
    assert.equal(response.headers.get("x-robots-tag"), null);
  }
});

Deno.test("previews are noindex, and plain HTTP is not upgraded", async () => {
  const app = await siteWith({
    SITE_URL: "http://site.example",
    DENO_TIMELINE: "git-branch/next",
  });
  for (const path of ["/", "/icons/favicon.svg", "/feed.xml"]) {
    const { headers, body } = await app.request(path);
    await body?.cancel();
    assert.equal(headers.get("x-robots-tag"), "noindex", path);
    const policy = headers.get("content-security-policy") ?? "";
    assert.doesNotMatch(policy, /upgrade-insecure-requests/);
  }
});
