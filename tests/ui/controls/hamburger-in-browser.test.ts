import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the hamburger is 48 px at every icon size", async () => {
  await using visit = await openPage(site, paths.home, {
    viewport: { width: 390, height: 844 },
  });
  const button = visit.page.locator("header .hamburger");
  for (const asked of [12, 32]) {
    const sizes = await button.evaluate((item, asked) => {
      const icon = item.querySelector("svg");
      icon?.setAttribute("width", String(asked));
      icon?.setAttribute("height", String(asked));
      const { width, height } = item.getBoundingClientRect();
      return { width, height, icon: icon?.getBoundingClientRect().width };
    }, asked);
    assert.deepEqual(sizes, { width: 48, height: 48, icon: asked });
  }
});
