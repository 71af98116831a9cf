import assert from "node:assert/strict";
import known from "../../src/records/word-keys.json" with { type: "json" };
import { keysOf, type WordKeys } from "../../src/records/word-keys.ts";

Deno.test("git keeps the keys of all words as they are", async () => {
  const folder = new URL("../../data/words/", import.meta.url);
  const names = await Array.fromAsync(Deno.readDir(folder), ({ name }) => name);
  const pages = names.map((name) => name.replace(".json", "")).sort();
  assert.deepEqual(Object.keys(known), pages);
  for (const [page, keys] of Object.entries(known)) {
    const file = await Deno.readTextFile(new URL(`${page}.json`, folder));
    const found = keysOf(JSON.parse(file), keys as WordKeys, page);
    assert.deepEqual(found, keys, `${page}: run "deno task build"`);
  }
});

Deno.test("a text keeps its length in the form when it changes", () => {
  const short = keysOf({ title: "Short" }, undefined, "a");
  assert.deepEqual(short, { title: "line" });
  assert.deepEqual(keysOf({ title: "Long ".repeat(30) }, short, "a"), short);
  assert.deepEqual(keysOf(["a", "b\nc"], undefined, "a"), ["text"]);
});

Deno.test("the items of a list have the same fields, and there is one", () => {
  const items = [{ title: "One", text: "1" }, { title: "Two" }];
  assert.throws(() => keysOf({ items }, undefined, "home"), /home\.items/);
  const same = [{ title: "One", text: "1" }, { title: "Two", text: "2" }];
  const added = keysOf(same, [{ title: "text" }], "home");
  assert.deepEqual(added, [{ title: "text", text: "line" }]);
  assert.deepEqual(keysOf([], ["line"], "home"), ["line"]);
  assert.throws(() => keysOf({ items: [] }, undefined, "home"), /no item/);
  assert.throws(() => keysOf({ count: 2 }, undefined, "home"), /home\.count/);
});
