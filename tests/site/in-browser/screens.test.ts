import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { openPage } from "../../support/browser/open-page.ts";
import type { Screen } from "../../support/screens/screen.ts";
import { screens } from "../../support/screens/screens.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

/** The first of some words that are not there, or not after those before. */
function firstMissing(text: string, words: string[]): string | undefined {
  let from = 0;
  return words.find((word) => {
    const place = text.indexOf(word, from);
    from = place + word.length;
    return place < 0;
  });
}

async function assertFrame(page: Page): Promise<void> {
  const [header, main, footer] = await Promise.all(
    (["banner", "main", "contentinfo"] as const).map(async (role) => {
      const box = await page.getByRole(role).boundingBox();
      assert.ok(box && box.height > 40, role);
      return { top: box.y, bottom: box.y + box.height };
    }),
  );
  await page.getByRole("banner").getByRole("navigation", { name: "Main" })
    .waitFor();
  assert.ok(header!.top < main!.top, "the bar is not above the page");
  assert.ok(main!.bottom <= footer!.top + 1, "the footer is not below");
}

async function assertShows(page: Page, screen: Screen): Promise<void> {
  const { title, shows, links = [], counts = {} } = screen;
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: title, exact: true })
    .waitFor();
  const text = (await main.innerText()).replaceAll(/\s+/g, " ");
  assert.equal(firstMissing(text, shows), undefined, text);
  for (const [name, target, count = 1] of links) {
    const targets = await main.getByRole("link", { name, exact: true })
      .evaluateAll((items) => items.map((item) => item.getAttribute("href")));
    assert.deepEqual(targets, Array(count).fill(target), name);
  }
  for (const [selector, count] of Object.entries(counts)) {
    const found = main.locator(selector).filter({ visible: true });
    assert.equal(await found.count(), count, selector);
  }
}

for (const screen of screens) {
  const { address, asks = [] } = screen;
  Deno.test(`anyone may open ${address}: the bar, what the page is for, the footer`, async () => {
    site.content.requests.length = 0;
    await using tab = await openPage(site, address, { until: "load" });
    const { page } = tab;
    await assertShows(page, screen);
    await assertFrame(page);
    assert.equal(new URL(page.url()).pathname, address);
    const { requests } = site.content;
    // Related posts are asked for when the browser has nothing else to do.
    for (let tries = 0; requests.length < asks.length && tries < 100; tries++) {
      await page.waitForTimeout(100);
    }
    assert.deepEqual(
      requests.map(({ url }) => url.slice(new URL(url).origin.length)).sort(),
      asks,
    );
  });
}

Deno.test("each of the route table's 18 addresses is opened", () => {
  assert.equal(new Set(screens.map(({ address }) => address)).size, 18);
});
