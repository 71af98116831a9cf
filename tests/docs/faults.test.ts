import assert from "node:assert/strict";
import { testsOf } from "../support/tests-of.ts";

const root = new URL("../../", import.meta.url);
const text = await Deno.readTextFile(new URL("docs/faults.md", root));
/** How many faults each section has. */
const sections = { A: 12, B: 6, C: 8, D: 14, E: 10, F: 12 };
const rows = text.split("\n").filter((line) => /^\| [A-F]\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

Deno.test("all 62 faults have their row, in their order", () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}${index + 1}`)
  );
  assert.equal(expected.length, 62);
  assert.deepEqual(rows.map(([, row]) => row), expected);
});

Deno.test("every file beside a fault has a test with the fault's number", async () => {
  for (const [, row = "", , , where = ""] of rows) {
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    assert.ok(files.length > 0, row);
    for (const file of files) {
      const names = await testsOf(file);
      const isNamed = names.some((name) =>
        new RegExp(`\\b${row}\\b`).test(name)
      );
      assert.ok(isNamed, `${row} in ${file}`);
    }
  }
});
