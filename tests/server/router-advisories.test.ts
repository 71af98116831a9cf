/**
 * React Router 6 has no fix for two advisories. These tests verify that the
 * site does not reach that code; the weekly audit in
 * `.github/workflows/site.yml` ignores them.
 */
import assert from "node:assert/strict";
import { paths, projectPath } from "../../src/paths.ts";
import { listPages, recordPages } from "../support/addresses.ts";
import { failing } from "../support/content/answers.ts";
import { testApp } from "../support/app.ts";
import { openPage } from "../support/browser/open-page.ts";
import { modulesOf, textOf } from "../docs/source-files.ts";
import { site } from "../support/fixture-site.ts";

Deno.test("GHSA-337j-9hxr-rhxg: the browser's router never reads hydration data from window", async () => {
  await using visit = await openPage(site, paths.blog, {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(globalThis, "__staticRouterHydrationData", {
          get: () => document.documentElement.dataset.read = "",
        });
      }),
  });
  assert.equal(await visit.page.locator("html[data-read]").count(), 0);
});

Deno.test("GHSA-337j-9hxr-rhxg: no page contains the router's hydration data or errors", async () => {
  const app = await testApp();
  for (const path of ["/", ...listPages, "/nowhere"]) {
    const html = await (await app.request(path)).text();
    assert.doesNotMatch(html, /__staticRouterHydrationData|__subType/);
    assert.doesNotMatch(html, /"errors"\s*:/);
  }
});

Deno.test("GHSA-wrjc-x8rr-h8h6: hostile ids never create a path off the site", () => {
  const hostile = [
    "\\evil.example",
    "/evil.example",
    "//evil.example",
    "\t/evil.example",
    "..",
    "https://evil.example",
  ];
  for (const id of hostile) {
    for (const path of [...recordPages(id), projectPath(id)]) {
      const { origin, pathname } = new URL(path, "https://site.example");
      assert.equal(origin, "https://site.example", path);
      assert.doesNotMatch(pathname, /^\/[/\\]/);
      assert.doesNotMatch(path, /\\|^\/\//);
    }
  }
});

Deno.test("GHSA-wrjc-x8rr-h8h6: no link is built from the current location", async () => {
  for (const name of await modulesOf("src")) {
    const targets = (await textOf(name))
      .matchAll(/\b(?:to=|navigate\(|retryAt=)\{?([^}\n]*)/g);
    for (const [target, built] of targets) {
      const isOutside = /\b(?:pathname|search|hash|location)\b/
        .test(built ?? "");
      assert.ok(!isOutside, `${name}: ${target}`);
    }
  }
});

Deno.test("GHSA-wrjc-x8rr-h8h6: the retry link is the page's own address", async () => {
  const app = await testApp({ content: failing("Out of ink") });
  for (
    const [path, own] of [
      ["/blog?q=ink&x=//evil.example", "/blog?q=ink"],
      ["/blog/one?x=%5cevil.example", "/blog/one"],
      ["/blog?//evil.example", "/blog"],
      ["/blog/one?complete&q=1", "/blog/one"],
    ] as const
  ) {
    const html = await app.get(path);
    const [, state = ""] = /class="state state-error"([^]*)/.exec(html) ?? [];
    const [, href] = /<a [^>]*href="([^"]*)"/.exec(state) ?? [];
    assert.equal(href, own, path);
  }
});
