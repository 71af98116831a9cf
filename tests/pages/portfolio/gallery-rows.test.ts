import assert from "node:assert/strict";
import { spanningPositions } from "../../../src/agency/projects/spanning-positions.ts";
import { galleryRows } from "../../../src/pages/portfolio/gallery-rows.ts";

/** The rows of a gallery: W is a wide picture, s a square. */
function rowsOf(pictures: string): string {
  const showcase = [...pictures].map((it, index) => ({
    picture: String(index),
    kind: it === "W" ? "full" as const : "square" as const,
    wide: it === "W",
    alt: "",
  }));
  return galleryRows({
    showcase,
    fullSpanIndices: spanningPositions(showcase),
  }).map(({ position, look, hasQuote }) =>
    `${position} ${look}${hasQuote ? " quote" : ""}`
  ).join(", ");
}

Deno.test("two squares share a row, seven columns and five, by turns", () => {
  assert.match(
    rowsOf("WssWssWss"),
    /^2 seven, 3 five, 4 full, .*8 seven, 9 five$/,
  );
  assert.match(rowsOf("WssWssssW"), /7 five, 8 seven|7 seven, 8 five/);
});

Deno.test("the client's words stand beside the fifth picture, which is the larger one", () => {
  assert.match(rowsOf("WssWss"), /5 seven, 6 five quote$/);
  assert.match(rowsOf("WssssWss"), /4 five quote, 5 seven, 6 full/);
});

Deno.test("the client's words stand in the last row of two when the fifth picture has none", () => {
  assert.equal(rowsOf("Wss"), "2 seven, 3 five quote");
  assert.match(rowsOf("WssWWss"), /6 five quote, 7 seven$/);
  assert.equal(rowsOf("sWs"), "2 full, 3 full");
});
