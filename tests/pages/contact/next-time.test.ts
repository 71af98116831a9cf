import assert from "node:assert/strict";
import { nextTime } from "../../../src/pages/contact/next-time.ts";

/** A weekly time, the moment it is asked for, and the next one. */
const cases: [
  day: string,
  time: string,
  zone: string,
  now: string,
  next: string,
][] = [
  // The same day, before and after.
  [
    "Tuesday",
    "10:00",
    "Africa/Lagos",
    "2026-12-01T08:59Z",
    "2026-12-01T09:00Z",
  ],
  [
    "Tuesday",
    "10:00",
    "Africa/Lagos",
    "2026-12-01T09:00Z",
    "2026-12-08T09:00Z",
  ],
  // It is Wednesday there already.
  [
    "Wednesday",
    "09:30",
    "Asia/Tokyo",
    "2026-12-01T20:00Z",
    "2026-12-02T00:30Z",
  ],
  // Over the end of summer time.
  [
    "Monday",
    "10:00",
    "Europe/Berlin",
    "2026-10-24T12:00Z",
    "2026-10-26T09:00Z",
  ],
];

Deno.test("the next of a weekly time is the one of its zone", () => {
  for (const [day, time, zone, now, next] of cases) {
    const at = nextTime({ day, time, zone }, Date.parse(now));
    assert.equal(at, Date.parse(next), `${day} ${time} ${zone}`);
  }
});

Deno.test("an unknown time zone has no next time", () => {
  const weekly = { day: "Tuesday", time: "10:00", zone: "Mars/Olympus" };
  assert.equal(nextTime(weekly, 0), undefined);
});
