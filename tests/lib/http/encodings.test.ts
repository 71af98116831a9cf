import assert from "node:assert/strict";
import { chosenEncoding } from "../../../src/lib/http/encodings.ts";
import { maxParsedLength } from "../../../src/lib/http/header-limit.ts";

const cases: [accepted: string | undefined, chosen: string | undefined][] = [
  [undefined, undefined],
  ["", undefined],
  ["identity", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.000, gzip;q=0", undefined],
  ["gzip;q=1.0, br; q=0.1", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["gzip, *;q=0", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["br;q=0.5, *", "gzip"],
  ["gzip;q=0.5, identity", undefined],
  ["gzip, identity;q=0.5", "gzip"],
];

for (const [accepted, chosen] of cases) {
  Deno.test(`Accept-Encoding ${accepted} selects ${chosen ?? "no coding"}`, () => {
    assert.equal(chosenEncoding(accepted), chosen);
  });
}

Deno.test("an Accept-Encoding that is too long to parse selects no coding", () => {
  const longest = "br".padEnd(maxParsedLength);
  assert.equal(chosenEncoding(longest), "br");
  assert.equal(chosenEncoding(`${longest} `), undefined);
});
