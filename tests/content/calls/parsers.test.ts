import assert from "node:assert/strict";
import { listNames } from "../../../src/content/record-kinds.ts";
import { parserOf } from "../../../src/pages/records.server.ts";
import { type Dated, scheduledRecords } from "../../../src/content/schedule.ts";
import { article } from "../../support/content/records.ts";

Deno.test("other work runs while a long list is parsed", async () => {
  const articles = Array.from(
    { length: 10_000 },
    (_, index) => article({ _id: `a${index}` }),
  );
  const parse = parserOf("articles", {
    isPublicOnly: true,
    onLeftOut() {},
    onUnknownBlocks() {},
  });
  const done: string[] = [];
  setTimeout(() => done.push("other work"));
  await parse({ articles }, "");
  done.push("list");
  assert.deepEqual(done, ["other work", "list"]);
});

Deno.test("a record whose publication date cannot be read is left out and counted", async () => {
  const leftOut: number[] = [];
  const records = [
    article({ _id: "good", publishAt: "2025-01-01" }),
    article({ _id: "odd", publishAt: "tomorrow" }),
  ];
  for (
    const [name, body] of [
      ["articles", { articles: records }],
      ["article/odd", { article: records[1] }],
    ] as const
  ) {
    const parse = parserOf(name, {
      isPublicOnly: true,
      onLeftOut: (_, count) => leftOut.push(count.records),
      onUnknownBlocks() {},
    });
    const parsed = await parse(body, "");
    const shown = Array.isArray(parsed) ? parsed.map(({ _id }) => _id) : parsed;
    assert.deepEqual(shown, name === "articles" ? ["good"] : null);
  }
  assert.deepEqual(leftOut, [1, 1]);
});

Deno.test("a date that is null is none, also where only another kind declares it", async () => {
  const dates = { publishAt: null, unpublishAt: null, validThrough: null };
  for (const name of listNames) {
    const body = { [name]: [{ _id: "x", ...dates }] };
    const parse = parserOf(name, {
      isPublicOnly: true,
      onLeftOut() {},
      onUnknownBlocks() {},
    });
    const records = await parse(body, "") as Dated[];
    assert.equal(scheduledRecords(records).length, 1, name);
  }
});
