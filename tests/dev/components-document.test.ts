import assert from "node:assert/strict";
import axe from "axe-core";
import { readManifest } from "../../src/build/manifest.ts";
import {
  componentsDocument,
  componentsPath,
} from "../../src/dev/components-document.tsx";
import { createDevProxy } from "../../src/dev/dev-proxy.ts";
import { createReloads } from "../../src/dev/reloads.ts";
import { startBrowser } from "../support/browser.ts";
import { startSite } from "../support/site.ts";

Deno.test("development shows every component, the site itself none", async () => {
  const proxy = createDevProxy({
    state: {},
    reloads: createReloads(),
    hostname: "127.0.0.1",
  });
  const shown = await proxy(
    new Request(`http://localhost${componentsPath}`, {
      headers: { Host: "localhost" },
    }),
  );
  assert.equal(shown.status, 200);
  assert.match(await shown.text(), /<h1[^>]*>Parts and states/);
  await using site = await startSite();
  const missing = await fetch(site.origin + componentsPath);
  assert.equal(missing.status, 404);
  await missing.body?.cancel();
});

Deno.test("no component bars anyone's way, in either theme, wide or narrow", async () => {
  const manifest = await readManifest();
  assert.ok(manifest);
  await using site = await startSite();
  const browser = await startBrowser();
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [390, 1440]) {
        const page = await browser.newPage({
          colorScheme,
          viewport: { width, height: 900 },
          bypassCSP: true,
        });
        await page.route(
          site.origin + componentsPath,
          (route) =>
            route.fulfill({
              contentType: "text/html; charset=utf-8",
              body: componentsDocument(manifest),
            }),
        );
        await page.goto(site.origin + componentsPath);
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => {
          const { axe } = globalThis as unknown as {
            axe: typeof import("axe-core");
          };
          const { violations } = await axe.run();
          return violations.map(({ id, nodes }) =>
            `${id}: ${nodes[0]?.html.slice(0, 200)}`
          );
        });
        assert.deepEqual(found, [], `${colorScheme}, ${width} px`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
});
