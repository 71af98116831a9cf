import assert from "node:assert/strict";
import { matchesEtag } from "../../../src/lib/http/conditional.ts";
import { maxParsedLength } from "../../../src/lib/http/header-limit.ts";

const cases: [header: string | null, matches: boolean][] = [
  [null, false],
  ["", false],
  ["*", true],
  ['"v1"', true],
  ['W/"v1"', true],
  ['"v0", W/"v1"', true],
  ['"v0","v2"', false],
  ["v1", false],
  ['"v1', false],
  ['"a,"v1"', false],
  ['"*"', false],
  ['w/"v1"', true],
  ['"v1-gzip"', true],
];

for (const [header, matches] of cases) {
  Deno.test(`If-None-Match ${header} ${matches ? "matches" : "does not match"} "v1"`, () => {
    for (const etag of ['"v1"', 'W/"v1"']) {
      assert.equal(matchesEtag(header, etag), matches);
    }
  });
}

Deno.test("a comma within a tag does not end it", () => {
  assert.equal(matchesEtag('"a,b"', '"a,b"'), true);
  assert.equal(matchesEtag('"a,b"', '"b"'), false);
});

Deno.test("an If-None-Match that is too long to parse matches nothing", () => {
  const longest = '"v1"'.padEnd(maxParsedLength);
  assert.equal(matchesEtag(longest, '"v1"'), true);
  assert.equal(matchesEtag(`${longest} `, '"v1"'), false);
});
