import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { idleHovers } from "../../support/browser/idle-hover.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("finds rows with a hover fill that have lost their links", async () => {
  await using tab = await openTab(site);
  await tab.goTo(paths.services);
  const rows = tab.page.locator(".what-we-do li");
  await rows.evaluateAll((rows) =>
    rows.forEach((row) => row.querySelector("a")?.replaceWith("text"))
  );
  assert.equal((await idleHovers(tab.page)).length, await rows.count());
});
