import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
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
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const [moved, gone, linking] = ["old-name", "gone", "linking"].map(articlePath);

/** An article whose text links to old addresses. */
const content = withRecords({
  articles: [
    article({
      _id: "linking",
      content: [{
        type: "paragraph",
        format: "markdown",
        paragraphText: `[x](${moved}) [x](${gone})`,
      }],
    }),
  ],
});
const site = useSite({ settings: noCache, content });

Deno.test("links to a page that has moved, and to one that is gone, load a document once", async () => {
  using changed = changedSite(site, (path, response) =>
    // Of a record that is asked for slowly the site's own status is 200.
    path === moved
      ? new Response(null, { status: 308, headers: { Location: paths.blog } })
      : response);
  await using visit = await openPage(changed, linking!);
  const { page } = visit;
  const documents: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(new URL(request.url()).pathname);
  });
  await follow(page, moved!);
  await pageShown(page, paths.blog);
  await pageHydrated(page);
  assert.deepEqual(documents, [moved, paths.blog]);
  await page.goBack();
  await pageShown(page, linking!);
  documents.length = 0;
  await follow(page, gone!);
  await attached(page, "main .not-found-scene");
  await pageHydrated(page);
  assert.deepEqual(documents, [gone]);
});
