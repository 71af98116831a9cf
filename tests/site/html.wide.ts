import assert from "node:assert/strict";
import { htmlFaults } from "./html-faults.ts";
import { wholeSite } from "./whole-site.ts";

const { pages } = await wholeSite();

Deno.test("every page of every record has valid HTML", async (t) => {
  for (const { address, html } of pages) {
    await t.step(address, async () => {
      assert.deepEqual(await htmlFaults(html), []);
    });
  }
});
