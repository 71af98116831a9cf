import assert from "node:assert/strict";
import * as simpleIcons from "simple-icons";
import { materials } from "../../data/branding.ts";
import { toolCategories } from "../../data/services.ts";

Deno.test("every tool's icon is in the icon set", () => {
  const slugs = new Set(
    Object.values(simpleIcons).flatMap((icon) =>
      "slug" in icon ? [icon.slug] : []
    ),
  );
  for (const { name, icon } of toolCategories.flatMap(({ tools }) => tools)) {
    if (icon !== null) assert.ok(slugs.has(icon), name);
  }
});

Deno.test("every material has a swatch", async () => {
  const drawing = await Deno.readTextFile(
    new URL("../../static/drawings/materials.svg", import.meta.url),
  );
  for (const { swatch } of materials) {
    assert.ok(drawing.includes(`id="${swatch}"`), swatch);
  }
});
