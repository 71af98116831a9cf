import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { handle } from "../../../src/pages/portfolio/portfolio-page.tsx";
import { useSite } from "../../support/site.ts";
import { follow, openPage } from "../../support/browser/open-page.ts";

const site = useSite();

/** The current contents of the head. */
function head(page: Page) {
  return page.evaluate(() => {
    const contents = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) =>
        element.getAttribute(attribute)
      );
    return {
      title: document.title,
      descriptions: contents("meta[name=description]", "content"),
      canonical: contents("link[rel=canonical]", "href")
        .map((href) => new URL(href ?? "").pathname),
      robots: contents("meta[name=robots]", "content"),
      blocks: contents('script[type="application/ld+json"]', "type").length,
    };
  });
}

Deno.test("navigation updates title, description and canonical address, and Back restores them", async () => {
  await using visitor = await openPage(site, paths.home);
  const { page, complaints } = visitor;
  const before = await head(page);
  await follow(page, paths.portfolio);
  await page.waitForFunction(
    (title) => document.title.startsWith(title),
    handle.meta.title,
  );
  const after = await head(page);
  assert.deepEqual(after.canonical, [paths.portfolio]);
  assert.equal(after.descriptions.length, 1);
  assert.notDeepEqual(after.descriptions, before.descriptions);
  assert.deepEqual(after.robots, []);
  assert.equal(after.blocks, 1);
  await page.goBack();
  await page.waitForFunction(
    (title) => document.title === title,
    before.title,
  );
  assert.deepEqual(await head(page), before);
  assert.deepEqual(complaints, []);
});
