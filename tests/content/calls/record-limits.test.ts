import assert from "node:assert/strict";
import {
  limitRecord as limitedRecord,
  maxTextLength,
} from "../../../src/content/calls/record-limits.ts";

const limitRecord = (sent: unknown) => limitedRecord(sent, ["image"]);

Deno.test("a record may nest up to 32 levels, including itself", () => {
  const nested = (levels: number): unknown =>
    levels === 1 ? { end: 1 } : { x: nested(levels - 1) };
  const leftOut = (levels: number) => limitRecord(nested(levels))?.partsLeftOut;
  assert.deepEqual([leftOut(31), leftOut(32), leftOut(33)], [0, 0, 1]);
  const deep = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  const limited = limitRecord({ deep, title: "a" });
  assert.equal(limited?.partsLeftOut, 1);
  assert.equal(limited?.record.title, "a");
});

Deno.test("an object may have 1,000 fields, and lists leave out those with more", () => {
  const wide = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, it) => [`f${it}`, 1]));
  const blocks = [wide(1000), wide(1001), "text"];
  assert.deepEqual(limitRecord({ blocks, extra: wide(1001), none: null }), {
    record: { blocks: [wide(1000), "text"], extra: {}, none: null },
    partsLeftOut: 2,
  });
  assert.equal(limitRecord(wide(1001)), undefined);
});

Deno.test("cuts a text of more than a million characters", () => {
  const limited = limitRecord({ text: "x".repeat(maxTextLength + 5) });
  assert.deepEqual(limited, {
    record: { text: "x".repeat(maxTextLength) },
    partsLeftOut: 1,
  });
});

Deno.test("cleans texts, but no addresses", () => {
  const sent = { title: "a\0", blocks: [{ text: "\u202eb" }], image: "\0" };
  assert.deepEqual(
    limitRecord(sent)?.record,
    { title: "a", blocks: [{ text: "b" }], image: "\0" },
  );
});

Deno.test("only an object is a record", () => {
  for (const sent of [undefined, null, 5, "text", [[]]]) {
    assert.equal(limitRecord(sent), undefined);
  }
});
