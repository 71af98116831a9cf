import assert from "node:assert/strict";
import {
  isListKey,
  listNameOf,
  type QueryKey,
} from "../../../src/content/query-keys.ts";
import { listNames } from "../../../src/content/content-types.ts";
import {
  parseList,
  parseRecord,
  type ParsingOptions,
} from "../../../src/content/calls/parsers.ts";
import { records } from "../../../src/pages/records.server.ts";
import { type Dated, scheduledRecords } from "../../../src/content/schedule.ts";
import { article } from "../../support/content/records.ts";
import { filledRecords } from "../../support/sections.ts";

/** Parses the answer to a call for public records. */
async function parse(
  key: QueryKey,
  body: unknown,
  onLeftOut: ParsingOptions["onLeftOut"] = () => {},
  isExternal = false,
): Promise<unknown> {
  const kind = records[listNameOf(key)];
  const options = {
    key,
    isPublicOnly: true,
    isExternal,
    onLeftOut,
    warn() {},
  };
  return isListKey(key)
    ? await parseList(kind, { body, json: "" }, options)
    : parseRecord(kind, body, options);
}

Deno.test("other work runs while a long list is parsed", async () => {
  const articles = Array.from(
    { length: 2000 },
    (_, index) => article({ _id: `a${index}` }),
  );
  const done: string[] = [];
  setTimeout(() => done.push("other work"));
  await parse("articles", { articles });
  done.push("list");
  assert.deepEqual(done, ["other work", "list"]);
});

const idOf = (record: object) => Reflect.get(record, "_id");

/** Values over the limits of a record. */
const wide = Object.fromEntries(
  Array.from({ length: 2000 }, (_, index) => [`field${index}`, index]),
);
const long = (text: string) => `${text}${" ".repeat(2_000_000)}x`;

for (
  const [field, values] of [
    ["status", [5, true, ["published"], {}, wide, long("published")]],
    ["publishAt", ["tomorrow", 4_102_444_800_000, ["2000-01-01"], {}, wide]],
    ["unpublishAt", [0, ["2099-01-01"], long("2099-01-01")]],
    ["validThrough", [0, {}]],
  ] as const
) {
  Deno.test(`a record whose ${field} cannot be read is left out`, async () => {
    const good = article({ _id: "good", publishAt: "2025-01-01" });
    for (const value of values) {
      const odd = { ...article({ _id: "odd" }), [field]: value };
      const leftOut: number[] = [];
      const note: ParsingOptions["onLeftOut"] = (_, { records }) =>
        leftOut.push(records);
      const list = await parse("articles", { articles: [good, odd] }, note);
      assert.deepEqual((list as object[]).map(idOf), ["good"]);
      assert.equal(await parse("article/odd", { article: odd }, note), null);
      // A record of another status is none that was sent by mistake.
      if (field !== "status") assert.deepEqual(leftOut, [1, 1]);
    }
  });
}

Deno.test("a record with another id than requested is unreadable", async () => {
  const other = article({ _id: "other" });
  // An answer to the call for a record of either kind.
  const body = { ...other, article: other };
  for (const name of ["article", "job"] as const) {
    assert.equal(await parse(`${name}/mine`, body), undefined);
    assert.ok(await parse(`${name}/other`, body) !== undefined);
  }
});

Deno.test("a date that is null is none, also where only another kind declares it", async () => {
  const dates = { publishAt: null, unpublishAt: null, validThrough: null };
  for (const name of listNames) {
    const body = { [name]: [{ _id: "x", ...dates }] };
    const parsed = await parse(name, body) as Dated[];
    assert.equal(scheduledRecords(parsed).length, 1, name);
  }
});

Deno.test("titles, authors, tags and departments of an external service are decoded once", async () => {
  const escaped = "Q&amp;A &#8217; &amp;amp; AT&T &lt;b&gt; &#x202e;";
  const text = "Q&A ’ &amp; AT&T <b>";
  const content = [{ type: "paragraph", paragraphText: escaped }];
  const sent = article({
    _id: "a",
    title: escaped,
    author: escaped,
    tags: escaped,
    coverAlt: escaped,
    content,
  });
  const fieldsOf = async (isExternal: boolean) => {
    const ask = async (key: QueryKey, body: object) =>
      await parse(key, body, undefined, isExternal) as typeof sent[];
    const [one] = await ask("articles", { articles: [sent] });
    return [one?.title, one?.author, one?.tags];
  };
  assert.deepEqual(await fieldsOf(true), Array(3).fill(text));
  assert.deepEqual(await fieldsOf(false), Array(3).fill(escaped));
  const [{ coverAlt, content: [block] = [] }] = await parse(
    "articles",
    { articles: [sent] },
    undefined,
    true,
  ) as [
    typeof sent,
  ];
  assert.equal(coverAlt, escaped);
  assert.equal(Reflect.get(block ?? {}, "paragraphText"), escaped);
});

Deno.test("addresses are not cleaned, so that no unsafe one becomes safe", async () => {
  const sent = "https:\0//elsewhere.example";
  const filled = filledRecords(
    "a",
    (kind) => kind === "address" ? sent : undefined,
  );
  const content = [{ type: "picture", image: sent }];
  const all = { ...filled, articles: [article({ _id: "a", content })] };
  for (const body of [filled, all]) {
    for (const name of listNames) {
      const [record] = await parse(name, body) as object[];
      assert.ok(record, name);
      assert.doesNotMatch(JSON.stringify(record), /https:..elsewhere/, name);
    }
  }
});

Deno.test("of too many records the newest are kept", async () => {
  const years = [2019, 2021, 2020, 2021, 2020, 2021, 2022, 2020, 2023];
  const articles = [
    ...years.map((year, index) =>
      article({ _id: `a${index}`, createdAt: `${year}-01-01` })
    ),
    article({ _id: "draft", createdAt: "2024-01-01", status: "draft" }),
  ];
  const leftOut: number[] = [];
  const kept = await parseList(
    records.articles,
    { body: { articles }, json: "" },
    {
      key: "articles",
      isPublicOnly: true,
      isExternal: false,
      onLeftOut: (_, count) => leftOut.push(count.records),
      warn() {},
    },
    4,
  );
  assert.deepEqual(
    kept?.map(({ createdAt }) => createdAt?.slice(0, 4)),
    ["2023", "2022", "2021", "2021"],
  );
  assert.deepEqual(leftOut, [5]);
});
