import assert from "node:assert/strict";
import { ignoredOption } from "../../../src/tools/images/run-images.ts";

Deno.test("refuses an option that would do nothing beside the others", () => {
  for (
    const [options, ignored] of [
      ["alt name focus replace", undefined],
      ["portrait alt name focus replace", undefined],
      ["project alt wide phone focus", undefined],
      ["project alt cover focus", undefined],
      ["logo", undefined],
      ["alt phone", "phone"],
      ["project alt phone", "phone"],
      ["project alt name", "name"],
      ["project alt replace", "replace"],
      ["project alt wide cover", "wide"],
      ["alt wide", "wide"],
      ["portrait wide", "wide"],
      ["portrait cover", "cover"],
      ["logo alt", "alt"],
    ] as const
  ) {
    const values = Object.fromEntries(options.split(" ").map((it) => [it, ""]));
    assert.equal(ignoredOption(values), ignored, options);
  }
});
