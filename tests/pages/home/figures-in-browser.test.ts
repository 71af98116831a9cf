import assert from "node:assert/strict";
import { homeStats } from "../../../data/home.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

for (const width of [320, 390, 700, 768, 1000, 1440]) {
  Deno.test(`at ${width} px the figures hang between the piers`, async () => {
    await using visit = await openPage(site, paths.home, {
      viewport: { width, height: 844 },
      reducedMotion: "reduce",
    });
    for (const { figure, label } of homeStats) {
      const item = visit.page.getByRole("listitem")
        .filter({ has: visit.page.getByText(label, { exact: true }) });
      await item.scrollIntoViewIfNeeded();
      assert.equal(await item.evaluate(crossesPier), false, figure);
    }
  });
}

/** Whether a line of the element's text has a pier behind it. */
function crossesPier(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].some(({ x, y, width, height }) => {
    for (let at = x; at < x + width; at += 2) {
      const behind = document.elementsFromPoint(at, y + height / 2);
      if (behind.some((it) => it.closest(".bridge use"))) return true;
    }
    return false;
  });
}
