import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import {
  follow,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Counts the transitions of a page. */
const counter = `
  globalThis.transitions = 0;
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (change) {
    globalThis.transitions++;
    return start.call(this, change);
  };
`;

for (
  const [reducedMotion, wanted] of [["no-preference", 2], [
    "reduce",
    0,
  ]] as const
) {
  Deno.test(`with motion preference "${reducedMotion}" two page changes cause ${wanted} transitions`, async () => {
    await using visit = await openPage(site, paths.home, {
      reducedMotion,
      prepare: (page) => page.addInitScript(counter),
    });
    const { page } = visit;
    await page.locator("html[data-client-routing]").waitFor();
    for (const path of [paths.contact, paths.home]) {
      await follow(page, path);
      await pageShown(page, path);
      await page.waitForFunction(() =>
        document.activeElement?.matches("main h1")
      );
    }
    const count = await page.evaluate(() =>
      (globalThis as unknown as { transitions: number }).transitions
    );
    assert.equal(count, wanted);
    assert.deepEqual(visit.complaints, []);
  });
}
