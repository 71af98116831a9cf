import assert from "node:assert/strict";
import { originRewriter } from "../../../src/lib/text/origin-rewriter.ts";

const rewrite = originRewriter("https://a.example", "https://b.example:81");

for (
  const [text, expected] of [
    ["https://a.example/blog", "https://b.example:81/blog"],
    ['"https://a.example"', '"https://b.example:81"'],
    ["?u=https%3A%2F%2Fa.example%2Fx", "?u=https%3A%2F%2Fb.example%3A81%2Fx"],
    ["https://a.example.org/", "https://a.example.org/"],
    ["https://a.example-b.org/", "https://a.example-b.org/"],
    ["https://a.example:8000/", "https://a.example:8000/"],
    ["https://a.examples/", "https://a.examples/"],
    ["https://a-example/", "https://a-example/"],
  ]
) {
  Deno.test(`rewrites ${text} to ${expected}`, () => {
    const html = rewrite(new TextEncoder().encode(text));
    assert.equal(new TextDecoder().decode(html), expected);
  });
}
