import assert from "node:assert/strict";
import { needsOf } from "./needs.ts";
import { selectTests, testFiles } from "./select-tests.ts";

Deno.test("a part of a path chooses every test file whose path holds it", async () => {
  const { files, filter } = await selectTests(["content/views"]);
  assert.ok(files.includes("tests/content/views/pagination.test.ts"));
  assert.ok(files.every((file) => file.startsWith("tests/content/views/")));
  assert.equal(filter, undefined);
});

Deno.test("a glob chooses files by their whole path, and several patterns add up", async () => {
  const { files } = await selectTests([
    "tests/runner/*.test.ts",
    "**/pagination.test.ts",
  ]);
  assert.ok(files.includes("tests/runner/select-tests.test.ts"));
  assert.ok(files.includes("tests/content/views/pagination.test.ts"));
  assert.ok(files.every((file) => /runner|pagination/.test(file)));
});

Deno.test("a name of no file chooses tests by name, from the files that mention it", async () => {
  const words = "a name of no file chooses tests by name";
  assert.deepEqual(await selectTests(words.split(" ")), {
    files: ["tests/runner/select-tests.test.ts"],
    filter: words,
  });
});

for (const value of ["one", "another"]) {
  Deno.test(`a name with ${value} value in it chooses the file that makes it`, async () => {
    const whole =
      `a name with ${value} value in it chooses the file that makes it`;
    const { files } = await selectTests([whole]);
    assert.deepEqual(files, ["tests/runner/select-tests.test.ts"]);
  });
}

Deno.test("a name that no source spells out is looked for in all files", async () => {
  const unknown = ["no", "such", "name"].join("-");
  const { files } = await selectTests([unknown]);
  assert.deepEqual(files, await testFiles());
});

Deno.test("only tests that serve or read the build need one, or a browser", async () => {
  const unit = await needsOf(["tests/content/views/pagination.test.ts"]);
  assert.deepEqual(unit, { build: false, browser: false });
  const http = await needsOf(["tests/server/http.test.ts"]);
  assert.deepEqual(http, { build: false, browser: false });
  const styles = await needsOf(["tests/styles/budgets.test.ts"]);
  assert.deepEqual(styles, { build: true, browser: false });
  const browser = await needsOf(["tests/site/in-browser/screens.test.ts"]);
  assert.deepEqual(browser, { build: true, browser: true });
});
