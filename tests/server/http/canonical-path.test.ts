import assert from "node:assert/strict";
import {
  canonicalPath,
  isUnsafePath,
} from "../../../src/server/http/canonical-path.ts";

for (
  const path of [
    "about-us",
    "*",
    "/a#b",
    "/a%00",
    "/a%20b",
    "/a%7f",
    "/a%5cb",
    "/a\\b",
    "/a%252fb",
    "/a%25",
    "/a%zz",
    "/a/..",
    "/./a",
    "/a/..;x=1/b",
    "/a/.;/b",
    "/%2e%2e/a",
  ]
) {
  Deno.test(`${path} is unsafe`, () => {
    assert.equal(isUnsafePath(path), true);
  });
}

for (const path of ["/", "//", "/a..b", "/...", "/a;b", "/%C3%A9", "/a.md"]) {
  Deno.test(`${path} is safe`, () => {
    assert.equal(isUnsafePath(path), false);
  });
}

for (
  const [path, canonical] of [
    ["/", "/"],
    ["//", "/"],
    ["/blog/", "/blog"],
    ["/blog//", "/blog"],
    ["/blog/v1.2/", "/blog/v1.2"],
    ["/services///web-dev", "/services/web-dev"],
    ["/BLOG", "/blog"],
    ["/Blog/One", "/blog/One"],
    ["/Nowhere", "/Nowhere"],
    ["/%62log", "/blog"],
    ["/blog/a%7Eb%5F%2D", "/blog/a~b_-"],
    ["/blog/a%2Fb", "/blog/a%2Fb"],
    ["/blog/%C3%A9", "/blog/%C3%A9"],
    ["/icons/favicon.svg", "/icons/favicon.svg"],
    ["/icons/favicon.svg/", undefined],
    ["//feed.xml", undefined],
    ["/assets//entry", undefined],
    ["/portfolio/a%2Eb%2E", "/portfolio/a.b."],
  ] as const
) {
  Deno.test(`${path} has the canonical form ${canonical ?? "of no page"}`, () => {
    assert.equal(canonicalPath(path), canonical);
  });
}
