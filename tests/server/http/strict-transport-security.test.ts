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

/** A page, its cached copy, an API call, a 404, an alias, a refused method. */
const requests: [string, RequestInit?][] = [
  [paths.blog],
  [paths.blog],
  ["/api/articles"],
  ["/nowhere"],
  ["/Blog"],
  [paths.home, { method: "POST" }],
];

async function policiesOf(
  settings: Record<string, string>,
  requested = requests,
) {
  const app = await testApp({ settings });
  const values = new Set<string | null>();
  for (const [path, init] of requested) {
    const { headers, body } = await app.request(path, init);
    await body?.cancel();
    values.add(headers.get("strict-transport-security"));
  }
  return [...values];
}

Deno.test("every response has the same policy", async () => {
  const settings = { SITE_URL: "https://site.example" };
  assert.deepEqual(await policiesOf(settings), [policies.host]);
});

Deno.test("the policy is that of the setting HSTS", async () => {
  for (const [HSTS, policy] of Object.entries(policies)) {
    const settings = { SITE_URL: "https://site.example", HSTS };
    assert.deepEqual(await policiesOf(settings, [[healthPath]]), [policy]);
  }
});

Deno.test("a site without HTTPS sends no HSTS header, whatever HSTS is", async () => {
  const settings = { SITE_URL: "http://site.example", HSTS: "preload" };
  assert.deepEqual(await policiesOf(settings), [null]);
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
