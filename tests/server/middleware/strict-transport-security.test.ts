import assert from "node:assert/strict";
import { healthPath, paths } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";

const policies = {
  "": "max-age=63072000",
  off: "max-age=0",
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

async function policyOf(settings: Record<string, string>) {
  const app = await testApp({ settings });
  const { headers, body } = await app.request(healthPath);
  await body?.cancel();
  return headers.get("strict-transport-security");
}

Deno.test("the policy is that of the setting HSTS", async () => {
  for (const [HSTS, policy] of Object.entries(policies)) {
    const settings = { SITE_URL: "https://site.example", HSTS };
    assert.equal(await policyOf(settings), policy);
  }
});

Deno.test("a site without HTTPS sends no HSTS header, whatever HSTS is", async () => {
  const settings = { SITE_URL: "http://site.example", HSTS: "preload" };
  assert.equal(await policyOf(settings), null);
});

Deno.test("a 500 response has the HSTS header", async () => {
  const app = await testApp({
    settings: { SITE_URL: "https://site.example" },
    isBroken: true,
  });
  const { status, headers, body } = await app.request(paths.blog);
  await body?.cancel();
  assert.equal(status, 500);
  assert.equal(headers.get("strict-transport-security"), "max-age=63072000");
});
