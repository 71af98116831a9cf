// own isolate: it sets the time zone
import assert from "node:assert/strict";
import {
  formatDate,
  parseDate,
  timeOf,
} from "../../../src/content/text/dates.ts";

// Dates must not depend on the machine's time zone.
Deno.env.set("TZ", "Pacific/Honolulu");

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
  ) {
    assert.equal(timeOf(text), wanted, text);
    assert.equal(formatDate(text), "December 13, 2023", text);
  }
  for (
    const text of [
      "2023-12-13",
      "December 13, 2023",
      "13 Dec 2023",
      "12/13/2023",
      "12-13-2023",
      "December 13, 2023 (Lagos",
    ]
  ) assert.equal(timeOf(text), Date.UTC(2023, 11, 13), text);
  assert.equal(timeOf("2023-12"), Date.UTC(2023, 11, 1));
});

Deno.test("a text of more than a hundred characters is no date", () => {
  assert.ok(timeOf("December 13, 2023 (in Lagos)"));
  assert.equal(timeOf(`December 13, 2023 (${"a".repeat(100)})`), undefined);
});

Deno.test("every form of an offset counts", () => {
  for (
    const [text, expected] of [
      ["2024-03-05 10:30:00+00", "2024-03-05T10:30:00.000Z"],
      ["2024-03-05 10:30:00 UTC", "2024-03-05T10:30:00.000Z"],
      ["2024-03-05T10:30:00-08", "2024-03-05T18:30:00.000Z"],
      ["2024-03-05 10:30:00.25 +01", "2024-03-05T09:30:00.250Z"],
      ["2024-03-05T00:30:00-0800", "2024-03-05T08:30:00.000Z"],
      ["2024-03-05T00:30+05:45", "2024-03-04T18:45:00.000Z"],
      ["Tue, 05 Mar 2024 10:30:00 -0500", "2024-03-05T15:30:00.000Z"],
      ["5 Mar 2024 10:30 EST", "2024-03-05T15:30:00.000Z"],
      ["March 5, 2024 10:30:00 +01", "2024-03-05T09:30:00.000Z"],
      ["03/05/2024 10:30 EST", "2024-03-05T15:30:00.000Z"],
      ["Tue Mar 05 10:30:00 EST 2024", "2024-03-05T15:30:00.000Z"],
      ["03/05/2024 10:30 AM -5", "2024-03-05T15:30:00.000Z"],
    ] as const
  ) {
    const time = timeOf(text);
    assert.equal(time && new Date(time).toISOString(), expected, text);
  }
});

Deno.test("what is on no calendar or clock is no date", () => {
  for (
    const text of [
      ...["2024-02-30", "2024-13-01", "2024-03-05T25:00", "2024-03-05T10:61"],
      ...["2024-03-05 10:30 XYZ", "31/12/2099", "tomorrow", "March 32, 2024"],
    ]
  ) assert.equal(parseDate(text), undefined, text);
});

Deno.test("a number after other words, or without a year, is no date", () => {
  for (const text of ["not-a-date-1", "week 12", "(x) 5", "5", "May 5"]) {
    assert.equal(parseDate(text), undefined, text);
  }
});

Deno.test("a bare date lasts through its day, in any year", () => {
  const dayMs = 86_400_000;
  for (
    const text of [
      ...["2024-03-05", "March 5, 2024", "5 Mar 2024"],
      ...["03/05/2024", "2024/03/05", "Mar 5 2024"],
    ]
  ) {
    const start = Date.UTC(2024, 2, 5);
    assert.deepEqual(parseDate(text), { start, end: start + dayMs }, text);
  }
  const never = Date.UTC(9999, 11, 31);
  assert.equal(parseDate("9999-12-31")?.start, never);
  const year50 = parseDate("0050-01-01")?.start ?? NaN;
  assert.equal(new Date(year50).getUTCFullYear(), 50);
});
