import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import words from "../../../data/words/about.json" with { type: "json" };
import { articlePath, paths } from "../../../src/paths.ts";
import { handle } from "../../../src/pages/portfolio/portfolio-page.tsx";
import { useSite } from "../../support/site.ts";
import {
  follow,
  heldScripts,
  openPage,
  pageHydrated,
} from "../../support/browser/open-page.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

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
    handle.meta().title,
  );
  const after = await head(page);
  assert.deepEqual(after.canonical, [paths.portfolio]);
  assert.equal(after.descriptions.length, 1);
  assert.notDeepEqual(after.descriptions, before.descriptions);
  assert.deepEqual(after.robots, []);
  await page.goBack();
  await page.waitForFunction(
    (title) => document.title === title,
    before.title,
  );
  assert.deepEqual(await head(page), before);
  assert.deepEqual(complaints, []);
});

Deno.test("an unknown article that came late before hydration leaves no canonical address behind", async () => {
  const late = held(await fixtureContent());
  site.content.answer = late.answer;
  const scripts = heldScripts();
  await using visitor = await openPage(site, articlePath("unknown"), {
    until: "commit",
    prepare: scripts.hold,
  });
  const { page } = visitor;
  await page.locator("link[rel=canonical]").waitFor({ state: "attached" });
  late.release();
  await page.locator("h1").waitFor();
  scripts.release();
  await pageHydrated(page);
  await follow(page, paths.about);
  await page.waitForFunction(
    (title) => document.title.startsWith(title),
    words.meta.title,
  );
  assert.deepEqual((await head(page)).canonical, [paths.about]);
});
