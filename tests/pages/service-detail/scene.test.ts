import assert from "node:assert/strict";
import { deckLines, piers } from "../../../src/pages/service-detail/scene.tsx";

Deno.test("a deck is two lines, and may end before a gap", () => {
  assert.equal(
    deckLines(400, -3000, 190),
    "M-3000 400H190v9H-3000zm0 12.5H190v3H-3000z",
  );
});

Deno.test("piers stand in steps under their deck, down to their foot", () => {
  const path = piers({ x: 34, y: 0, foot: 100, step: 200, count: 3 });
  assert.ok(path.startsWith("M0 14h68"));
  assert.equal(path.match(/m155-15/g)?.length, 3);
  assert.equal(path.match(/V100/g)?.length, 6);
});
