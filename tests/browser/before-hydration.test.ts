import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import {
  heldScripts,
  openPage,
  stylesLoaded,
} from "../support/browser/open-page.ts";
import { uselessControls } from "../support/engines/controls.ts";
import { site } from "../support/fixture-site.ts";

Deno.test("each control of the home page works on a phone before its scripts are there", async () => {
  await using visit = await openPage(site, paths.home, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    until: "commit",
    prepare: heldScripts().hold,
  });
  const { page } = visit;
  await stylesLoaded(page);
  await page.waitForLoadState("domcontentloaded");
  const useless = await uselessControls(
    (expression) => page.evaluate(expression),
    ({ x, y }) => page.touchscreen.tap(x, y),
  );
  assert.deepEqual(useless, []);
});
