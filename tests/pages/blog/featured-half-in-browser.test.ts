import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { blogPath, paths } from "../../../src/paths.ts";
import { limits } from "../../../src/pages/blog/blog-list.ts";
import { sections } from "../../../src/pages/blog/blog-section.tsx";
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import { openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

/** Forty posts, none of them featured: half of them are selected. */
const articles = Array.from({ length: 40 }, (_, index) =>
  article({
    _id: `post-${index}`,
    createdAt: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
    tags: index % 2 ? "AI" : "Craft",
  }));
const site = useSite({ content: withRecords({ articles }) });

/** The addresses of the featured posts. */
async function featured(page: Page) {
  const links = page.getByRole("region", { name: sections.featured.title })
    .locator("article a");
  await links.first().waitFor();
  return await links.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href"))
  );
}

Deno.test("a blog without featured posts is a cacheable document", async () => {
  // The first response may be streamed.
  await site.get(paths.blog);
  const first = await fetch(site.origin + paths.blog);
  assert.match(first.headers.get("cache-control") ?? "", /^public.*s-maxage=/);
  const text = await first.text();
  const again = await fetch(site.origin + paths.blog);
  assert.equal(await again.text(), text);
  assert.match(again.headers.get("server-timing") ?? "", /cache/);
});

Deno.test("navigation and search show the same featured posts as the document", async () => {
  const address = blogPath({ q: "post-3" });
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  const half = await featured(page);
  assert.equal(half.length, limits.featured);
  await page.getByRole("searchbox").fill("post-3");
  await page.waitForURL(`**${address}`);
  await page.getByText(countOf(11)).waitFor({ state: "attached" });
  const found = await featured(page);

  await page.goto(site.origin + paths.about);
  await page.locator("html[data-client-routing]").waitFor();
  await page.getByRole("banner").locator(`a[href="${paths.blog}"]`).first()
    .click();
  await page.getByText(countOf(40)).waitFor({ state: "attached" });
  assert.ok(visit.calls.length > 0, "the list came through the gateway");
  assert.deepEqual(await featured(page), half);

  await page.goto(site.origin + address);
  assert.deepEqual(await featured(page), found);
  assert.deepEqual(visit.complaints, []);
});
