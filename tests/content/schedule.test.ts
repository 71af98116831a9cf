import assert from "node:assert/strict";
import { scheduledRecords } from "../../src/content/schedule.ts";

const hour = 3_600_000;
const start = Date.UTC(2025, 0, 1);
const at = (hours: number) => new Date(start + hours * hour).toISOString();

Deno.test("a list is the same array until one of its dates comes", () => {
  const always = { _id: "always", createdAt: at(-1) };
  const soon = { _id: "soon", publishAt: at(1), unpublishAt: at(2) };
  const ending = { _id: "ending", validThrough: at(3) };
  const list = [always, soon, ending];
  for (
    const [hours, shown] of [
      [0, [always, ending]],
      [1, [always, soon, ending]],
      [2, [always, ending]],
      [3, [always]],
      // The clock was set back.
      [0, [always, ending]],
    ] as const
  ) {
    const first = scheduledRecords(list, start + hours * hour);
    assert.deepEqual(first, shown);
    const later = scheduledRecords(list, start + (hours + 0.99) * hour);
    assert.equal(later, first);
  }
});
