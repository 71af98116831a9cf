import assert from "node:assert/strict";
import { documentOf } from "../../../src/tools/artwork/document.ts";
import { html, style } from "../../../src/tools/artwork/markup.ts";
import type { Scene } from "../../../src/tools/artwork/scene.ts";
import { seeded } from "../../../src/tools/artwork/seeded.ts";

const scene: Scene = {
  name: "01",
  kind: "square",
  alt: "a square",
  ground: "#123456",
  faces: [],
  html: html`${style("b { color: red }")}<b>one</b>${
    style("b { color: red }")
  }`,
};

Deno.test("a document contains each style once, before the body", () => {
  const text = documentOf(scene, "");
  assert.equal(text.split("b { color: red }").length, 2);
  assert.ok(text.indexOf("color: red") < text.indexOf("<body>"));
  assert.match(text, /<body>\s*<b>one<\/b>\s*<\/body>/);
});

Deno.test("a document has the size of its kind and the scene's background", () => {
  assert.match(
    documentOf(scene, ""),
    /width: 600px; height: 600px; background: #123456/,
  );
});

Deno.test("markup joins lists and omits false values", () => {
  assert.equal(html`<p>${["a", [1, 2]]}${false}${undefined}</p>`, "<p>a12</p>");
});

Deno.test("random numbers depend only on the seed", () => {
  const throws = (seed: number) => {
    const dice = seeded(seed);
    return Array.from({ length: 50 }, () => dice.whole(1, 6));
  };
  assert.deepEqual(throws(7), throws(7));
  assert.notDeepEqual(throws(7), throws(8));
  assert.deepEqual([...new Set(throws(7))].sort(), [1, 2, 3, 4, 5, 6]);
});
