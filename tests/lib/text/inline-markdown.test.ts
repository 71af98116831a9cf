import assert from "node:assert/strict";
import { piecesOf } from "../../../src/lib/text/inline-markdown.ts";

Deno.test("splits a text at its marks", () => {
  assert.deepEqual(
    piecesOf("A **b** and *c*,\n[d e](/f): {email}."),
    [
      "A ",
      { type: "strong", text: "b" },
      " and ",
      { type: "em", text: "c" },
      ",",
      { type: "line" },
      { type: "link", text: "d e", href: "/f" },
      ": ",
      { type: "mail" },
      ".",
    ],
  );
});

Deno.test("leaves other signs and links as they are", () => {
  for (
    const text of [
      ...["2 * 3 * 4", "[sic]", "[a](javascript:alert(1))", "{price}", "**"],
    ]
  ) assert.deepEqual(piecesOf(text), [text]);
});
