import assert from "node:assert/strict";
import { readingMinutes } from "../../../src/lib/text/reading-time.ts";

Deno.test("reading takes a minute per 220 words, and at least one", () => {
  const words = (count: number) => "word ".repeat(count);
  assert.equal(readingMinutes([words(440), undefined, words(220)]), 3);
  assert.equal(readingMinutes([words(20)]), 1);
  assert.equal(readingMinutes([]), 1);
});
