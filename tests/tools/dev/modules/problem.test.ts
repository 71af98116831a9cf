import assert from "node:assert/strict";
import {
  problemOfBuild,
  problemOfLog,
  problemOfText,
} from "../../../../src/tools/dev/modules/problem.ts";

const page = new URL("../../../../src/pages/page.tsx", import.meta.url).href;

Deno.test("a type error shows its file, line and column", () => {
  const text = `TS2322 [ERROR]: Type 'string' is not assignable.
const wrong: number = "x";
      ~~~~~
    at ${page}:34:7

error: Type checking failed.`;
  const { position, message } = problemOfText("types", text);
  assert.equal(position, "src/pages/page.tsx:34:7");
  assert.match(message, /^TS2322/);
  assert.doesNotMatch(message, /Type checking failed|file:/);
});

Deno.test("finds a rendering error of the server in its log", () => {
  const reason = `Error: Broken\n    at Page (${page}:3:9)\n    at render`;
  const line = { level: "error", message: "Cannot render a page", reason };
  assert.equal(
    problemOfLog(JSON.stringify(line))?.position,
    "src/pages/page.tsx:3:9",
  );
  const good = { level: "info", message: "Request" };
  assert.equal(problemOfLog(JSON.stringify(good)), undefined);
  assert.equal(problemOfLog("no JSON"), undefined);
});

Deno.test("a compile error shows its line", () => {
  const location = { file: "a.css", line: 2, column: 1, lineText: "}}" };
  assert.deepEqual(
    problemOfBuild("styles", [{ text: "Unexpected", location }]),
    {
      kind: "styles",
      message: "Unexpected\n\n}}\n ^",
      position: "a.css:2:2",
    },
  );
});
