import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { addresses } from "../../support/addresses.ts";
import { openPage, openTab } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { waitUntil } from "../../support/promises.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

/** The vertical extent of a landmark. */
async function extent(page: Page, role: "banner" | "main" | "contentinfo") {
  const box = await page.getByRole(role).boundingBox();
  assert.ok(box && box.height > 0, role);
  return { top: box.y, bottom: box.y + box.height };
}

Deno.test("every address shows its page between the bar and the footer", async (t) => {
  await using tab = await openTab(site, { until: "load" });
  const { page } = tab;
  for (const address of addresses) {
    await t.step(address, async () => {
      await tab.goTo(address);
      assert.equal(page.url(), site.origin + address);
      assert.ok(await page.getByRole("heading", { level: 1 }).innerText());
      const header = await extent(page, "banner");
      const main = await extent(page, "main");
      const footer = await extent(page, "contentinfo");
      assert.ok(header.top < main.top, "the bar is above the page");
      assert.ok(main.bottom <= footer.top + 1, "the footer is below the page");
    });
  }
});

for (const { path, call } of contentPages) {
  Deno.test(`${path} makes one content call`, async () => {
    const { requests } = site.content;
    requests.length = 0;
    await using _ = await openPage(site, path, { until: "load" });
    await waitUntil(() => requests.length > 0);
    assert.deepEqual(
      requests.map(({ url }) => url.slice(new URL(url).origin.length)),
      [call],
    );
  });
}
