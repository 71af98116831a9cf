import assert from "node:assert/strict";
import { perks } from "../../../data/careers.ts";

Deno.test("every perk has its texts", () => {
  assert.ok(perks.length > 0);
  for (const { title, description } of perks) {
    assert.ok(title && description);
  }
});
