/** The oldest browsers of the README: no popovers, no URLSearchParams.size. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import words from "../../data/words/header.json" with { type: "json" };
import { paths } from "../../src/paths.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { openPage } from "../support/browser/open-page.ts";
import { site } from "../support/fixture-site.ts";
import { waitUntil } from "../support/promises.ts";

const withoutApis = `<script>
  for (const name of ["popover", "showPopover", "hidePopover"]) {
    delete HTMLElement.prototype[name];
  }
  delete URLSearchParams.prototype.size;
</script>`;

/** What such a browser makes of a document or style sheet. */
function asInOlderBrowser(text: string): string {
  return text
    .replace("<head>", `<head>${withoutApis}`)
    .replaceAll(/ popover(target)?="[^"]*"/gi, "")
    .replaceAll("@supports not selector(:popover-open)", "@media all")
    .replaceAll("@supports selector(:popover-open)", "@media not all");
}

const olderBrowser = () =>
  changedSite(site, async (_, response) => {
    const type = response.headers.get("Content-Type") ?? "";
    if (!/html|css/.test(type)) return response;
    // Without the policy, which allows no other script.
    return new Response(asInOlderBrowser(await response.text()), {
      headers: { "Content-Type": type },
    });
  });

/** Points at the services until their menu opens: it may not be alive yet. */
async function pointAtServices(page: Page): Promise<void> {
  const button = page.locator(".services > button");
  await waitUntil(async () => {
    await page.mouse.move(0, 0);
    await button.hover();
    return await page.locator("#services-menu a:visible").count() > 0;
  }, 500);
}

Deno.test("without popovers, a phone's page has its links in a row", async () => {
  using old = olderBrowser();
  await using visit = await openPage(old, paths.blog, {
    viewport: { width: 390, height: 844 },
  });
  const { page } = visit;
  assert.equal(await page.locator(".hamburger").isVisible(), false);
  const about = page.locator("#menu").getByRole("link", {
    name: words.links.about,
  });
  assert.equal(await about.isVisible(), true);
  // A press on the page, which no drawer may disable.
  await page.locator("main button.pill").first().click();
  await page.waitForURL(/tag=/);
});

Deno.test("without popovers, the services menu opens under the bar", async () => {
  using old = olderBrowser();
  await using visit = await openPage(old, paths.home);
  const { page } = visit;
  await pointAtServices(page);
  await page.locator("#services-menu a:visible").first().click();
  await page.waitForURL(/\/services\//);
});

Deno.test("a link of the services menu works where closed popovers throw", async () => {
  await using visit = await openPage(site, paths.home, {
    prepare: (page) =>
      page.addInitScript(() => {
        const { hidePopover } = HTMLElement.prototype;
        HTMLElement.prototype.hidePopover = function () {
          if (!this.matches(":popover-open")) throw new Error("not open");
          hidePopover.call(this);
        };
      }),
  });
  const { page } = visit;
  await pointAtServices(page);
  await page.locator("#services-menu a:visible").first().click();
  await page.waitForURL(/\/services\//);
  assert.deepEqual(visit.complaints, []);
});
