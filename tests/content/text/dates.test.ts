import assert from "node:assert/strict";
import { timeOf } from "../../../src/content/text/dates.ts";

Deno.test("accepts only plausible dates", () => {
  assert.equal(timeOf("2025-10-01T08:00:00.000Z"), Date.UTC(2025, 9, 1, 8));
  for (
    const none of [
      ...[undefined, "", "soon", "0001-01-01", "9999-12-31", "1e99"],
      ...["1970-01-01", "2100-01-01"],
    ]
  ) {
    assert.equal(timeOf(none), undefined, none ?? "nothing");
  }
  assert.equal(timeOf("1970-01-02"), Date.UTC(1970, 0, 2));
  assert.equal(timeOf("2099-12-31"), Date.UTC(2099, 11, 31));
});

const wanted = Date.UTC(2023, 11, 13, 0, 30);

Deno.test("a time without a zone is UTC; a given zone is respected", () => {
  for (
    const text of [
      ...["2023-12-13T00:30:00", "2023-12-13T00:30", "2023-12-13 00:30:00"],
      ...["2023-12-13T00:30:00.000", "December 13, 2023 00:30:00"],
      ...[
        "Wed, 13 Dec 2023 00:30:00",
        "12/13/2023 00:30",
        " 2023-12-13T00:30 ",
      ],
      ...["2023-12-13T00:30:00Z", "2023-12-13T01:30:00+01:00"],
      ...["Wed, 13 Dec 2023 00:30:00 GMT", "2023-12-12 19:30:00 EST"],
      ...["Wed Dec 13 2023 01:30:00 GMT+0100 (West Africa Standard Time)"],
    ]
  ) assert.equal(timeOf(text), wanted, text);
  for (
    const text of [
      "2023-12-13",
      "December 13, 2023",
      "13 Dec 2023",
      "12/13/2023",
    ]
  ) assert.equal(timeOf(text), Date.UTC(2023, 11, 13), text);
  assert.equal(timeOf("2023-12"), Date.UTC(2023, 11, 1));
});

Deno.test("a text of more than a hundred characters is no date", () => {
  assert.ok(timeOf("December 13, 2023 (in Lagos)"));
  assert.equal(timeOf(`December 13, 2023 (${"a".repeat(100)})`), undefined);
});
