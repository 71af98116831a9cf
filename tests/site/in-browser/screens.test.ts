import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath, jobPath, paths } from "../../../src/addresses/paths.ts";
import { addresses, samples } from "../../support/addresses.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { waitUntil } from "../../support/promises.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

/** What pages ask the content service for, in alphabetical order. */
const asks: Readonly<Record<string, string[]>> = {
  [paths.blog]: ["/api/article?status=published"],
  // The list is asked for when the browser is idle, for what to read on.
  [articlePath(samples.article.id)]: [
    `/api/article/${samples.article.id}`,
    "/api/article?status=published",
  ],
  [paths.careers]: ["/api/job?status=Open"],
  [jobPath(samples.job.id)]: [`/api/job/${samples.job.id}`],
};

/** Where a part of the page begins and ends, from top to bottom. */
async function extent(page: Page, role: "banner" | "main" | "contentinfo") {
  const box = await page.getByRole(role).boundingBox();
  assert.ok(box && box.height > 0, role);
  return { top: box.y, bottom: box.y + box.height };
}

for (const address of addresses) {
  const asked = asks[address] ?? [];
  Deno.test(`${address} shows a page between the bar and the footer, and asks for its content alone`, async () => {
    const { requests } = site.content;
    requests.length = 0;
    await using tab = await openPage(site, address, { until: "load" });
    const { page } = tab;
    assert.ok(await page.getByRole("heading", { level: 1 }).innerText());
    const header = await extent(page, "banner");
    const main = await extent(page, "main");
    const footer = await extent(page, "contentinfo");
    assert.ok(header.top < main.top, "the bar is above the page");
    assert.ok(main.bottom <= footer.top + 1, "the footer is below the page");
    assert.equal(page.url(), site.origin + address);
    await waitUntil(() => requests.length >= asked.length);
    assert.deepEqual(
      requests.map(({ url }) => url.slice(new URL(url).origin.length)).sort(),
      asked,
    );
  });
}
