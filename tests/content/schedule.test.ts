import assert from "node:assert/strict";
import {
  type Dated,
  isInSchedule,
  scheduledRecords,
} from "../../src/content/schedule.ts";

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

Deno.test("a record is public through the last day that it names", () => {
  for (const field of ["unpublishAt", "validThrough"]) {
    const record: Dated = { [field]: "2025-01-31" };
    const end = Date.UTC(2025, 1, 1);
    assert.equal(isInSchedule(record, end - 1), true, field);
    assert.equal(isInSchedule(record, end), false, field);
  }
  const later = { publishAt: "2025-01-31" };
  assert.equal(isInSchedule(later, Date.UTC(2025, 0, 31) - 1), false);
  assert.equal(isInSchedule(later, Date.UTC(2025, 0, 31)), true);
});

Deno.test("a record is not public before its dates, however far they are", () => {
  for (const field of ["createdAt", "publishAt"]) {
    for (const date of ["2100-01-01", "9999-12-31T23:59:59Z"]) {
      assert.equal(isInSchedule({ [field]: date }), false, `${field} ${date}`);
    }
  }
});

Deno.test("an unreadable date keeps a record out; an empty one is none", () => {
  for (const field of ["publishAt", "unpublishAt", "validThrough"]) {
    for (const text of ["tomorrow", "31/12/2099", "2025-02-30"]) {
      assert.equal(isInSchedule({ [field]: text }), false, `${field} ${text}`);
    }
    for (const none of ["", " ", undefined]) {
      assert.equal(isInSchedule({ [field]: none }), true, field);
    }
  }
  assert.equal(isInSchedule({ createdAt: "tomorrow" }), true);
  assert.equal(isInSchedule({ validThrough: "9999-12-31" }), true);
  assert.equal(isInSchedule({ unpublishAt: "1969-12-31" }), false);
});
