import assert from "node:assert/strict";
import { testFiles } from "../runner/select-tests.ts";
import { testsOf } from "../support/test-names.ts";

const root = new URL("../../", import.meta.url);
const text = await Deno.readTextFile(new URL("docs/faults.md", root));
/** How many faults each section has. */
const sections = { A: 12, B: 6, C: 8, D: 14, E: 10, F: 12, G: 20 };
const rows = text.split("\n").filter((line) => /^\| [A-G]\d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

Deno.test("all faults have their row, in their order", () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}${index + 1}`)
  );
  const named = rows.map(([, row = ""]) => row);
  // Rows of section G come one by one.
  assert.deepEqual(
    named,
    expected.filter((row) => !row.startsWith("G") || named.includes(row)),
  );
});

/** The numbers of faults at the end of a test's name. */
function numbersOf(name: string): string[] {
  const [, numbers = ""] = /\(([A-G]\d+(?:, [A-G]\d+)*)\)$/.exec(name) ?? [];
  return numbers ? numbers.split(", ") : [];
}

Deno.test("each fault names every file that has a test with its number, and no other", async () => {
  const proofs = new Map<string, Set<string>>();
  for (const path of await testFiles()) {
    const file = path.slice("tests/".length);
    for (const number of (await testsOf(file)).flatMap(numbersOf)) {
      const files = proofs.get(number) ?? new Set();
      proofs.set(number, files.add(file));
    }
  }
  for (const [, row = "", , , where = ""] of rows) {
    const named = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    assert.deepEqual(named.sort(), [...proofs.get(row) ?? []].sort(), row);
  }
});
