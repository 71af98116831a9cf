import assert from "node:assert/strict";
import { fileNameOf, maxNameLength } from "../../src/records/file-name.ts";

Deno.test("the name of a file ends after a word of a long title", () => {
  assert.equal(fileNameOf("Tides & ferries"), "tides-ferries");
  const words = "seven ".repeat(40);
  const name = fileNameOf(words);
  assert.match(name, /^(?:seven-)+seven$/);
  assert.ok(name.length <= maxNameLength && name.length > maxNameLength - 6);
  const exact = `${"a".repeat(maxNameLength - 4)}-end`;
  assert.equal(fileNameOf(exact), exact);
  assert.equal(fileNameOf(`${exact} of it`), exact);
  assert.equal(fileNameOf("a".repeat(200)), "a".repeat(maxNameLength));
});
