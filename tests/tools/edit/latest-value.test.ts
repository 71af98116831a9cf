import assert from "node:assert/strict";
import { LatestValue } from "../../../src/tools/edit/browser/latest-value.ts";

Deno.test("a change stays until the form shows it, whatever it showed before", () => {
  const latest = new LatestValue<object[]>();
  const pier = { picture: "new/1", alt: "A pier" };
  const sail = { picture: "new/2", alt: "" };
  latest.see([]);
  latest.set([pier]);
  latest.set([pier, sail]);
  // Another field has changed meanwhile.
  latest.see([]);
  latest.see([{ alt: "A pier", picture: "new/1" }]);
  assert.deepEqual(latest.value, [pier, sail]);
  latest.see([pier, sail]);
  assert.equal(latest.value, undefined);
});

Deno.test("a change from elsewhere ends those of the control", () => {
  const latest = new LatestValue<string>();
  latest.see("A pier");
  latest.set("A sail");
  latest.see("A restored net");
  assert.equal(latest.value, undefined);
});
