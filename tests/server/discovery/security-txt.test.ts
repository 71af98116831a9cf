import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { feedPaths } from "../../../src/paths.ts";
import { securityText } from "../../../src/server/discovery/security-txt.ts";
import { testApp } from "../../support/app.ts";

const origin = "https://site.example";

Deno.test("security.txt has the fields of RFC 9116", async () => {
  const app = await testApp();
  const response = await app.request(feedPaths.security);
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type") ?? "", /^text\/plain/);
  const fields = new Map(
    (await response.text()).trim().split("\n")
      .map((line) => [line.split(": ")[0], line.replace(/^[^:]+: /, "")]),
  );
  assert.equal(fields.get("Contact"), `mailto:${site.email}`);
  assert.equal(fields.get("Canonical"), origin + feedPaths.security);
  assert.ok(Date.parse(fields.get("Expires") ?? "") > Date.now());
});

Deno.test("security.txt expires within a year of the request", () => {
  for (const day of ["2026-11-22", "2031-02-28"]) {
    const now = Date.parse(day);
    const [, expires = ""] =
      /^Expires: (.+)$/m.exec(securityText(origin, now)) ??
        [];
    const days = (Date.parse(expires) - now) / 86_400_000;
    assert.ok(days > 30 && days < 365, expires);
  }
});
