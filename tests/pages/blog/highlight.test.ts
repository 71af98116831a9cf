import assert from "node:assert/strict";
import { highlight } from "../../../src/pages/blog/highlight.server.ts";

Deno.test("code keeps its text, in tokens of one kind each", () => {
  assert.deepEqual(
    highlight("let a = `x ${b} y`; // é\na = 1;", "typescript"),
    [
      ...[["keyword", "let"], " a = ", ["string", "`x ${b} y`"], "; "],
      ...[["comment", "// é"], "\na = ", ["number", "1"], ";"],
    ],
  );
});
