import assert from "node:assert/strict";
import fc from "fast-check";
import {
  maxOuterDelimiters,
  parseListBody,
  parseRecordBody,
  recordLimits,
  recordOfItem,
} from "../../../src/content/calls/record-json.ts";

/** The body of a list with its records parsed. */
async function listOf(json: string): Promise<unknown> {
  const body = await parseListBody(json) as { list?: unknown[] } | undefined;
  return body &&
    { ...body, list: body.list?.map((it) => recordOfItem(it, json)) };
}

Deno.test("parses records one by one as JSON.parse does", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ list: fc.array(fc.jsonValue()), a: fc.string() }),
      fc.constantFrom(0, 1),
      async (value, indent) => {
        const json = JSON.stringify(value, null, indent);
        assert.deepEqual(await listOf(json), JSON.parse(json));
        assert.deepEqual(await parseRecordBody(json), JSON.parse(json));
      },
    ),
    {
      numRuns: 150,
      // Quotation marks and brackets in texts do not end a record.
      examples: [[{
        list: [{ a: '}]"\\' }, { '"{[': "\\" }, "]}", ["{"]],
        a: "",
      }, 0]],
    },
  );
});

Deno.test("an invalid record is left out, an invalid body is unreadable", async () => {
  const records = '{"a":1},{"a":},{"b":2}';
  assert.deepEqual(
    await listOf(`{"list":[${records}]}`),
    { list: [{ a: 1 }, undefined, { b: 2 }] },
  );
  for (const json of ["", "{", '{"list":[{}', '{"list":[{} {}]}', '{"a":"']) {
    assert.equal(await parseListBody(json), undefined, json);
    assert.equal(await parseRecordBody(json), undefined, json);
  }
});

Deno.test("records over the limits of length, delimiters and depth are not parsed", async () => {
  const long = `{"a":"${" ".repeat(recordLimits.length)}"}`;
  const many = `[${"[],".repeat(recordLimits.delimiters)}0]`;
  const wide = `{${'"a":0,'.repeat(recordLimits.delimiters)}"a":0}`;
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const over = [long, many, wide, nested(recordLimits.depth + 1)];
  const deepest = nested(recordLimits.depth);
  assert.deepEqual(
    await listOf(`{"list":[${deepest},${over.join()},{"b":2}]}`),
    { list: [JSON.parse(deepest), ...over.map(() => undefined), { b: 2 }] },
  );
  for (const record of over) {
    assert.equal(await parseRecordBody(record), undefined);
  }
});

Deno.test("brackets without an end are not parsed", async () => {
  const { parse } = JSON;
  const parsed: number[] = [];
  JSON.parse = (text, ...rest) => {
    parsed.push(text.length);
    return parse(text, ...rest);
  };
  try {
    for (const start of ["", '{"articles":', '{"articles":[{"a":1},{"a":']) {
      const json = start + "[".repeat(100_000);
      assert.equal(await parseListBody(json), undefined, start);
      assert.equal(await parseRecordBody(json), undefined, start);
    }
  } finally {
    JSON.parse = parse;
  }
  assert.deepEqual(parsed, []);
});

Deno.test("a list of too many items is unreadable", async () => {
  for (const item of ["[],", "0,"]) {
    const json = `{"list":[${item.repeat(maxOuterDelimiters)}0]}`;
    assert.equal(await parseListBody(json), undefined, item);
  }
});
