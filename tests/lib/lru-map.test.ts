import assert from "node:assert/strict";
import fc from "fast-check";
import { createLruMap } from "../../src/lib/lru-map.ts";

Deno.test("stays within its entries and bytes, and keeps the last used values", () => {
  const map = createLruMap<number>({ maxEntries: 3, maxBytes: 100 });
  for (const [index, key] of ["a", "b", "c"].entries()) map.set(key, index, 10);
  map.get("a");
  map.set("d", 3, 10);
  assert.equal(map.get("b"), undefined);
  assert.equal(map.get("a"), 0);
  map.set("large", 4, 95);
  assert.deepEqual([map.size(), map.bytes()], [1, 95]);
  map.set("larger than all", 5, 101);
  assert.equal(map.get("larger than all"), undefined);
  map.set("large", 6, 5);
  assert.deepEqual([map.size(), map.bytes()], [1, 5]);
});

Deno.test("get counts as a use, peek does not", () => {
  const map = createLruMap<number>({ maxEntries: 2 });
  map.set("a", 1);
  map.set("b", 2);
  assert.equal(map.peek("a"), 1);
  map.set("c", 3);
  assert.equal(map.peek("a"), undefined);
  map.get("b");
  map.get("b");
  map.delete("b");
  map.set("b", 4);
  map.get("c");
  map.set("d", 5);
  assert.deepEqual([map.peek("b"), map.peek("c")], [undefined, 3]);
});

Deno.test("a cleared map is empty and can be used again", () => {
  const map = createLruMap<number>({ maxBytes: 10 });
  map.set("a", 1, 10);
  map.clear();
  assert.deepEqual([map.size(), map.bytes(), map.get("a")], [0, 0, undefined]);
  map.set("b", 2, 10);
  assert.equal(map.get("b"), 2);
});

Deno.test("always evicts the least recently used entry", () => {
  const key = fc.constantFrom("a", "b", "c", "d", "e", "f");
  const step = fc.tuple(fc.constantFrom("get", "set", "delete"), key);
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const map = createLruMap<number>({ maxEntries: 3 });
    let recent: string[] = [];
    for (const [index, [action, key]] of steps.entries()) {
      const others = recent.filter((it) => it !== key);
      if (action === "delete") {
        map.delete(key);
        recent = others;
      } else if (action === "set") {
        map.set(key, index);
        recent = [...others, key].slice(-3);
      } else if (map.get(key) !== undefined) {
        recent = [...others, key];
      }
      assert.deepEqual([...map.keys()], recent);
    }
  }));
});
