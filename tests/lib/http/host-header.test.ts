import assert from "node:assert/strict";
import { hostKind } from "../../../src/lib/http/host-header.ts";

const kinds = {
  "https://www.site.example": {
    "www.site.example": "own",
    "WWW.Site.Example:8443": "own",
    "www.site.example.": "own",
    "origin.site.example": "own",
    "127.0.0.1": "own",
    "[::1]:80": "own",
    "site": "own",
    "x.svc.cluster.local": "own",
    "site.example": "foreign",
    "evil.example": "foreign",
    "evilsite.example": "foreign",
    "127.0.0.1.example": "foreign",
    "": "malformed",
    "a b": "malformed",
    "a..b": "malformed",
    "site.example:123456": "malformed",
    "[::1": "malformed",
  },
  "https://site.example": { "www.site.example": "foreign" },
  // Without a public name every host is accepted.
  "http://localhost:8000": {
    "evil.example": "own",
    "localhost": "own",
    "a b": "malformed",
  },
};

for (const [siteUrl, hosts] of Object.entries(kinds)) {
  for (const [host, kind] of Object.entries(hosts)) {
    Deno.test(`for ${siteUrl} the host "${host}" is ${kind}`, () => {
      assert.equal(hostKind(host, siteUrl), kind);
    });
  }
}

Deno.test("a host may have 255 characters and a port, with the trailing dot", () => {
  const check = (host: string) => hostKind(host, "https://site.example");
  const labels = `${"a".repeat(63)}.`.repeat(4);
  assert.equal(check(`${labels}:12345`.slice(-261)), "foreign");
  assert.equal(check(`abcde.${labels}:12345`), "malformed");
});
