import assert from "node:assert/strict";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import type { Page } from "playwright-core";
import { changedSite } from "../../support/browser/changed-site.ts";
import {
  attached,
  follow,
  openPage,
  pageHydrated,
  pageShown,
} from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { sections } from "../../support/sections.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

/** Where each old address leads. */
const moved: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sections.map(({ list, record }) => [record.path("old-name"), list.path]),
  ),
  [projectPath("old-name")]: paths.portfolio,
  "/work/old-name": paths.contact,
};

/** An article whose text links to old addresses. */
const linking = article({
  _id: "linking",
  content: [{
    type: "paragraph",
    format: "markdown",
    paragraphText: Object.keys(moved).map((from) => `[x](${from})`).join(" "),
  }],
});
const site = useSite({
  settings: noCache,
  content: withRecords({ articles: [linking] }),
});

/** Notes the addresses of the documents that a page loads. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

Deno.test("links to old addresses that are followed in the browser arrive", async () => {
  using changed = changedSite(site, (path, response) => {
    const to = moved[path];
    // Of a record that is asked for slowly the site's own status is 200.
    if (to === undefined) return response;
    return new Response(null, { status: 308, headers: { Location: to } });
  });
  for (const [from, to] of Object.entries(moved)) {
    await using visit = await openPage(changed, articlePath("linking"));
    const { page } = visit;
    const documents = documentsOf(page);
    await follow(page, from);
    await page.waitForURL(changed.origin + to);
    await pageShown(page, to);
    await pageHydrated(page);
    assert.deepEqual(documents, [from, to]);
    await page.goBack();
    await pageShown(page, articlePath("linking"));
  }
});

Deno.test("a link to a page that is gone loads the 404 page once", async () => {
  const [gone = ""] = Object.keys(moved);
  await using visit = await openPage(site, articlePath("linking"));
  const { page } = visit;
  const documents = documentsOf(page);
  await follow(page, gone);
  await attached(page, "main .not-found-scene");
  await pageHydrated(page);
  assert.deepEqual(documents, [gone]);
});
