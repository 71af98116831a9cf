import assert from "node:assert/strict";
import { slugOf } from "../../../src/lib/text/slug.ts";

Deno.test("makes a slug of letters, digits and hyphens", () => {
  assert.equal(slugOf("  Don’t panic: 10% off!  "), "dont-panic-10-off");
});
