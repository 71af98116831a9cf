import assert from "node:assert/strict";
import { readManifest } from "../../../src/server/assets/build-manifest.ts";
import { componentsPath } from "../../../src/tools/dev/modules/addresses.ts";
import { componentsDocument } from "../../../src/tools/dev/workshop/components-document.tsx";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the hamburger is 48 px at every icon size", async () => {
  const manifest = await readManifest();
  assert.ok(manifest);
  await using visit = await openPage(site, componentsPath, {
    until: "load",
    prepare: (page) =>
      page.route(site.origin + componentsPath, (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: componentsDocument(manifest),
        })),
  });
  const { page } = visit;
  // The buttons show on narrow windows only.
  await page.setViewportSize({ width: 390, height: 844 });
  const buttons = page.locator("main .hamburger");
  const sizes = await buttons.evaluateAll((items) =>
    items.map((item) => {
      const { width, height } = item.getBoundingClientRect();
      const icon = item.querySelector("svg");
      return {
        box: [width, height],
        icon: icon?.getBoundingClientRect().width,
        asked: icon?.width.baseVal.value,
      };
    })
  );
  assert.ok(new Set(sizes.map(({ asked }) => asked)).size > 1);
  for (const { box, icon, asked } of sizes) {
    assert.deepEqual(box, [48, 48]);
    assert.equal(icon, asked);
  }
});
