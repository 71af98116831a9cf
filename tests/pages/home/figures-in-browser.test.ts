import assert from "node:assert/strict";
import { homeStats } from "../../../data/home.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("the figures hang between the piers at every width", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  for (const width of [320, 390, 700, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { figure, label } of homeStats) {
      const item = page.getByRole("listitem")
        .filter({ has: page.getByText(label, { exact: true }) });
      await item.scrollIntoViewIfNeeded();
      const crosses = await item.evaluate(crossesPier);
      assert.equal(crosses, false, `${figure} at ${width} px`);
    }
  }
});

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
