import assert from "node:assert/strict";
import { perks } from "../../../data/careers.ts";
import { titledTextSchema } from "../../../data/schema.ts";

Deno.test("every perk has its texts", () => {
  assert.ok(perks.length > 0);
  for (const perk of perks) titledTextSchema.parse(perk);
});
