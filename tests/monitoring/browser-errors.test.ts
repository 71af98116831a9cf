/** What the log says of errors in visitors' browsers. */
import assert from "node:assert/strict";
import { createBrowserErrors } from "../../src/monitoring/browser-errors.ts";
import { createLog } from "../../src/server/logging/log.ts";

/** Column 10 of line 1 is line 3 of blog.tsx, in `show`. */
const map = JSON.stringify({
  version: 3,
  sources: ["../../src/pages/blog/blog.tsx"],
  names: ["show"],
  mappings: "SAEAA",
});

function fixture() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: 0 };
  const note = createBrowserErrors({
    log: createLog("info", (line) => lines.push(JSON.parse(line))),
    release: "r1",
    readMap: (file) =>
      Promise.resolve(file === "blog-ABCDEFGH.js" ? map : undefined),
    now: () => clock.now,
  });
  return { lines, clock, note };
}

const chrome = `x is not a function
TypeError: x is not a function
    at a (https://site.example/assets/blog-ABCDEFGH.js:1:10)`;
const firefox = `x is not a function
a@https://site.example/assets/blog-ABCDEFGH.js:1:10`;

for (const [name, text] of Object.entries({ chrome, firefox })) {
  Deno.test(`an error in ${name} is logged with release, page and its place in the sources`, async () => {
    const { lines, note } = fixture();
    await note("/blog", text);
    const { level, error, page, release, stack } = Object.assign(
      { level: "", error: "", page: "", release: "", stack: "" },
      lines[0],
    );
    assert.deepEqual([level, error, page, release, stack], [
      ...["warn", "x is not a function", "/blog", "r1"],
      "show src/pages/blog/blog.tsx:3",
    ]);
  });
}

Deno.test("an error of another build keeps its place in that build", async () => {
  const { lines, note } = fixture();
  await note("/blog", "Gone\n at /assets/old-AAAAAAAA.js:1:7");
  assert.match(
    JSON.stringify(lines[0]),
    /"release":"another","stack":"old-AAAAAAAA\.js:1:7"/,
  );
});

Deno.test("the same error is one line in ten minutes, with how many came", async () => {
  const { lines, clock, note } = fixture();
  for (let visit = 0; visit < 50; visit++) await note("/blog", chrome);
  assert.equal(lines.length, 1);
  clock.now = 600_000;
  await note("/blog", chrome);
  assert.deepEqual(
    lines.map((line) => Object.assign({ count: 0 }, line).count),
    [
      1,
      50,
    ],
  );
});

Deno.test("neither queries nor mail addresses of an error are logged, nor long texts", async () => {
  const { lines, note } = fixture();
  await note("/blog", `ann@mail.example /blog?q=private ${"x".repeat(900)}`);
  const line = JSON.stringify(lines[0]);
  assert.doesNotMatch(line, /ann@|private/);
  assert.ok(line.length < 600);
});
