import assert from "node:assert/strict";
import { success } from "../../src/lib/content-result.ts";
import { endingOf, withoutEnded } from "../../src/content/shown-until.ts";

const now = Date.parse("2031-05-01T12:00:00Z");
const ended = { until: now };
const still = { until: now + 1 };

/** What is left of a value. */
function left(value: unknown): unknown {
  const result = withoutEnded(
    success(value) as { ok: true; value: unknown },
    now,
  );
  return result.value;
}

Deno.test("a record ends with the first of its dates", () => {
  assert.deepEqual(
    endingOf({
      unpublishAt: "2031-05-02T00:00:00Z",
      validThrough: "2031-05-01T12:00:00Z",
    }),
    ended,
  );
  assert.deepEqual(endingOf({ createdAt: "2020-01-01" }), {});
});

Deno.test("what has not ended stays the same object", () => {
  const result = success([{ ...still, tags: [] }, { id: "a" }]);
  assert.ok(result.ok);
  assert.equal(withoutEnded(result, now), result);
});

Deno.test("ended records leave lists, whatever holds them", () => {
  assert.deepEqual(
    left({
      cards: [{ id: "a", ...ended }, { id: "b", ...still }],
      archive: { entries: [{ id: "a", ...ended }], pages: 1 },
      newer: { id: "a", ...ended },
    }),
    { cards: [{ id: "b", ...still }], archive: { entries: [], pages: 1 } },
  );
});

Deno.test("a group without records leaves with its last one", () => {
  const open = { department: "Design", jobs: [{ id: "b", pills: [] }] };
  assert.deepEqual(
    left([{ department: "Code", jobs: [{ id: "a", ...ended }] }, open]),
    [open],
  );
});

Deno.test("a single record that has ended is null", () => {
  assert.equal(left({ id: "a", ...ended }), null);
});
