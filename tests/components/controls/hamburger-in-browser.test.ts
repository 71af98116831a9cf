import assert from "node:assert/strict";
import { readManifest } from "../../../src/server/assets/build-manifest.ts";
import {
  componentsDocument,
  componentsPath,
} from "../../../src/dev/workshop/components-document.tsx";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("the button's box is 48 px at every icon size, and disabled it does nothing", async () => {
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
      const icon = item.querySelector("svg")?.getBoundingClientRect();
      return [width, height, icon?.width];
    })
  );
  assert.deepEqual(sizes, [
    [48, 48, 32],
    [48, 48, 32],
    [48, 48, 12],
    [48, 48, 32],
  ]);
  const panel = page.locator("#main");
  await panel.evaluate((panel) => panel.id = "");
  await page.evaluate(() => {
    const panel = document.createElement("p");
    Object.assign(panel, {
      id: "main",
      popover: "manual",
      textContent: "Open",
    });
    document.body.append(panel);
  });
  const disabled = buttons.nth(3);
  // Looked at in between: two presses would open and close.
  await disabled.click({ force: true });
  assert.equal(await panel.isVisible(), false);
  await disabled.press("Enter");
  assert.equal(await panel.isVisible(), false);
  await buttons.nth(0).press("Enter");
  await panel.waitFor();
});
