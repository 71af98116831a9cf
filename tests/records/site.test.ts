import assert from "node:assert/strict";
import { site } from "../../data/site.ts";
import { siteFacts } from "../../src/records/site.server.ts";

/** What is refused, and the field and reason that an owner is told. */
const refused: [changed: object, field: string, reason: RegExp][] = [
  [{ callTimes: ["Tuesdays 10:00"] }, "callTimes.0", /a day and an hour/],
  [
    { callTimes: [{ day: "Tuesdays", time: "10:00" }] },
    "callTimes.0.day",
    /Tuesday/,
  ],
  [
    { callTimes: [{ day: "Tuesday", time: "9 a.m." }] },
    "callTimes.0.time",
    /09:30/,
  ],
  [{ timeZone: "Lagos" }, "timeZone", /Africa\/Lagos/],
  [{ timeZone: "+01:00" }, "timeZone", /Africa\/Lagos/],
  [{ kilometres: 0 }, "kilometres", /above 0/],
];

Deno.test("a call time without day and hour, and an unknown time zone, are refused with the reason", () => {
  for (const [changed, field, reason] of refused) {
    const { error } = siteFacts.schema.safeParse({ ...site, ...changed });
    const [issue, ...others] = error?.issues ?? [];
    assert.equal(issue?.path.join("."), field);
    assert.match(issue?.message ?? "", reason);
    assert.deepEqual(others, []);
  }
});
