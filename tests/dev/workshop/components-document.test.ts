import assert from "node:assert/strict";
import axe from "axe-core";
import { readManifest } from "../../support/built.ts";
import {
  componentsDocument,
  componentsPath,
} from "../../../src/dev/workshop/components-document.tsx";
import { createDevProxy } from "../../../src/dev/dev-proxy.ts";
import { createLiveReload } from "../../../src/dev/live-reload.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("development shows every component, the site itself none", async () => {
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

Deno.test("no component bars anyone's way, in either theme, wide or narrow", async () => {
  const manifest = await readManifest();
  assert.ok(manifest);
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [390, 1440]) {
      await using tab = await openPage(site, componentsPath, {
        colorScheme,
        viewport: { width, height: 900 },
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
      await tab.page.evaluate(axe.source);
      const found = await tab.page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: typeof import("axe-core");
        };
        const { violations } = await axe.run();
        return violations.map(({ id, nodes }) =>
          `${id}: ${nodes[0]?.html.slice(0, 200)}`
        );
      });
      assert.deepEqual(found, [], `${colorScheme}, ${width} px`);
    }
  }
});
