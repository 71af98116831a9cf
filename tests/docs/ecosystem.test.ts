import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);
const text = await Deno.readTextFile(new URL("docs/ecosystem.md", root));
const rows = text.split("\n").filter((line) => /^\| .* \| (yes|no) /.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

Deno.test("all 59 rows are there, and those that hold are counted", () => {
  const held = rows.filter(([, , holds]) => holds === "yes").length;
  assert.equal(rows.length, 59);
  assert.ok(text.includes(`${held} of the 59 rows hold`), `${held} hold`);
});

Deno.test("every row that holds names a test, and files that exist; the others say why", async () => {
  for (const [, feature = "", holds, where = ""] of rows) {
    if (holds === "no") {
      assert.ok(where.length > 10, feature);
      continue;
    }
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    assert.ok(files.some((file) => file?.startsWith("tests/")), feature);
    for (const file of files) {
      assert.ok(
        (await Deno.stat(new URL(file ?? "", root))).isFile,
        file ?? "",
      );
    }
  }
});
