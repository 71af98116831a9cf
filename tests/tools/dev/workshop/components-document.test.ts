import assert from "node:assert/strict";
import { readManifest } from "../../../../src/server/assets/build-manifest.ts";
import {
  componentsDocument,
  componentsPath,
} from "../../../../src/tools/dev/workshop/components-document.tsx";
import { createDevProxy } from "../../../../src/tools/dev/dev-proxy.ts";
import { createLiveReload } from "../../../../src/tools/dev/live-reload.ts";
import { violationsInAllLooks } from "../../../support/browser/axe.ts";
import { openPage } from "../../../support/browser/open-page.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite();

Deno.test("only development serves the components page", async () => {
  const proxy = createDevProxy({
    origin: () => Promise.resolve(undefined),
    sources: () => undefined,
    liveReload: createLiveReload(),
    hostname: "127.0.0.1",
  });
  const shown = await proxy(
    new Request(`http://localhost${componentsPath}`, {
      headers: { Host: "localhost" },
    }),
  );
  assert.equal(shown.status, 200);
  assert.match(await shown.text(), /<h1[^>]*>Parts and states/);
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
