import assert from "node:assert/strict";
import { readManifest } from "../../../../src/server/assets/build-manifest.ts";
import { componentsPath } from "../../../../src/tools/dev/modules/addresses.ts";
import { componentsDocument } from "../../../../src/tools/dev/workshop/components-document.tsx";
import { violationsInAllLooks } from "../../../support/browser/axe.ts";
import { openPage } from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

Deno.test("production has no components page", async () => {
  const missing = await fetch(site.origin + componentsPath);
  assert.equal(missing.status, 404);
  await missing.body?.cancel();
});

Deno.test("components have no axe violations in either theme, wide or narrow", async () => {
  const manifest = await readManifest();
  assert.ok(manifest);
  await using tab = await openPage(site, componentsPath, {
    bypassCSP: true,
    until: "load",
    prepare: (page) =>
      page.route(
        site.origin + componentsPath,
        (route) =>
          route.fulfill({
            contentType: "text/html; charset=utf-8",
            body: componentsDocument(manifest),
          }),
      ),
  });
  assert.deepEqual(await violationsInAllLooks(tab.page), []);
});
