import assert from "node:assert/strict";
import { projects } from "../../../data/project-pages.ts";
import { roundedWay } from "../../../src/tools/artwork/templates/route-map.ts";
import { bars } from "../../../src/tools/artwork/templates/charts.ts";
import { placeholders } from "../../../src/tools/artwork/templates/placeholder.ts";
import { at } from "../../../src/tools/artwork/templates/place.ts";
import { isometric } from "../../../src/tools/artwork/templates/solid.ts";

Deno.test("a path keeps its ends and rounds its corners", () => {
  assert.equal(
    roundedWay([[0, 0], [0, 100], [80, 100]], 20),
    "M0 0L0 80Q0 100 20 100L80 100",
  );
});

Deno.test("a corner takes at most half of a short segment", () => {
  assert.equal(
    roundedWay([[0, 0], [0, 10], [80, 10]], 20),
    "M0 0L0 5Q0 10 20 10L80 10",
  );
});

Deno.test("isometric axes point down to both sides and up", () => {
  const { flat } = isometric(100, 100, 10);
  assert.deepEqual(flat([1, 1, 0]), [100, 110]);
  assert.deepEqual(flat([0, 0, 2]), [100, 80]);
  assert.equal(flat([1, 0, 0])[0] - 100, 100 - flat([0, 1, 0])[0]);
});

Deno.test("content on a face starts at its position", () => {
  const space = isometric(0, 0, 10);
  const [x, y] = space.flat([2, 3, 4]);
  assert.ok(space.on("left", [2, 3, 4]).endsWith(`${x} ${y})`));
});

Deno.test("a zoomed element keeps its position", () => {
  assert.match(
    at({ x: 100, y: 50, zoom: 0.5 }, "phone"),
    /left:200px;top:100px;/,
  );
});

Deno.test("bars end at the lower edge of the chart", () => {
  const chart = { width: 100, height: 50, colour: "red", high: 10 };
  const drawn = String(bars(chart, [5, 10]));
  const boxes = [...drawn.matchAll(/ y="([\d.]+)".*?\sheight="([\d.]+)"/gs)];
  assert.equal(boxes.length, 2);
  for (const [, y, height] of boxes) {
    assert.equal(Number(y) + Number(height), 50);
  }
});

Deno.test("placeholders cover both covers and every picture of a project", () => {
  for (const { slug, showcase } of projects) {
    assert.deepEqual(
      placeholders(slug).map(({ name, kind }) => `${slug}/${name} ${kind}`),
      [
        `${slug}/cover cover`,
        `${slug}/tall tall`,
        ...showcase.map(({ picture, kind }) => `${picture} ${kind}`),
      ],
    );
  }
});
