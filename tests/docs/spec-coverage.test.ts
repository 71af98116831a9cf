import assert from "node:assert/strict";
import { testsOf } from "../support/test-names.ts";

const root = new URL("../../", import.meta.url);
const text = await Deno.readTextFile(
  new URL("docs/spec-coverage.md", root),
);

interface Row {
  says: string;
  file: string;
  test: string;
}

/** The rows of all tables, without their heads. */
const rows = text.split("\n").filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, says = "", file = "", test = ""]): Row[] =>
    file.startsWith("`") ? [{ says, file: file.replaceAll("`", ""), test }] : []
  );

Deno.test("every test that a statement of the specification names exists", async () => {
  const files = [...new Set(rows.map(({ file }) => file))];
  const known = new Map(
    await Promise.all(
      files.map(async (file) => [file, await testsOf(file)] as const),
    ),
  );
  for (const { says, file, test } of rows) {
    assert.ok(says.length > 5, test);
    assert.ok(known.get(file)?.includes(test), `${file}: ${test}`);
  }
});

Deno.test("no statement stands there twice, and no section is without one", () => {
  const sections = text.split("\n## ").slice(1);
  assert.ok(rows.length > 200, `${rows.length} rows`);
  for (const section of sections) {
    const [title = ""] = section.split("\n");
    const says = section.split("\n").filter((line) => line.includes("`"))
      .map((line) => line.split("|")[1]?.trim());
    assert.ok(says.length > 2);
    assert.equal(new Set(says).size, says.length, title);
  }
  for (const number of [2, 3, 4, 5, 9]) {
    assert.ok(sections.some((section) => section.startsWith(`${number}. `)));
  }
});
