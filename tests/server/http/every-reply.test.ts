import assert from "node:assert/strict";
import { coverSharePicture } from "../../../src/ui/pictures/share-picture.server.ts";
import { startSite } from "../../support/site.ts";

const coverShare = coverSharePicture("/pictures/blog/fallback-1600.webp", "");

Deno.test("every response has its security headers and none reveals the server software", async () => {
  await using site = await startSite({
    settings: { SITE_URL: "https://site.example" },
  });
  const page = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "credentialless",
    "origin-agent-cluster": "?1",
    "reporting-endpoints": 'csp="/csp-report"',
  };
  const targets: Record<string, Record<string, string>> = {
    "/": page,
    "/blog": page,
    "/nowhere": page,
    "/api/articles": {},
    "/healthz": {},
    "/icons/favicon.svg": { "cross-origin-resource-policy": "cross-origin" },
    "/pictures/share/about.jpg": {
      "cross-origin-resource-policy": "cross-origin",
    },
    [coverShare?.path ?? ""]: {
      "cross-origin-resource-policy": "cross-origin",
    },
    "/feed.xml": { "cross-origin-resource-policy": "cross-origin" },
    "/Blog": {},
  };
  for (const [path, own] of Object.entries(targets)) {
    const response = await fetch(site.origin + path, { redirect: "manual" });
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

Deno.test("previews are noindex, and plain HTTP has no HSTS", async () => {
  await using site = await startSite({
    settings: { DENO_TIMELINE: "git-branch/next", LOG_LEVEL: "info" },
  });
  for (const path of ["/", "/icons/favicon.svg", "/feed.xml"]) {
    const { headers, body } = await fetch(site.origin + path);
    await body?.cancel();
    assert.equal(headers.get("x-robots-tag"), "noindex", path);
    assert.equal(headers.get("strict-transport-security"), null);
    const policy = headers.get("content-security-policy") ?? "";
    assert.doesNotMatch(policy, /upgrade-insecure-requests/);
  }
});
