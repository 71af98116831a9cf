import assert from "node:assert/strict";
import words from "../../data/words/branding.json" with { type: "json" };
import { toolCategories } from "../../src/pages/services/tool-categories.ts";

Deno.test("every tool has its mark", async () => {
  const marks = await Deno.readTextFile(
    new URL("../../static/icons/tools.svg", import.meta.url),
  );
  for (const { name, icon } of toolCategories().flatMap(({ tools }) => tools)) {
    assert.ok(marks.includes(`id="${icon}"`), name);
  }
});

Deno.test("every material has a swatch", async () => {
  const drawing = await Deno.readTextFile(
    new URL("../../static/drawings/materials.svg", import.meta.url),
  );
  for (const swatch of Object.keys(words.clients.materials)) {
    assert.ok(drawing.includes(`id="${swatch}"`), swatch);
  }
});
