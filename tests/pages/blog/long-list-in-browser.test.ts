import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { blogPath, paths } from "../../../src/paths.ts";
import { pathOfKey } from "../../../src/content/query-keys.ts";
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import {
  elementHydrated,
  openPage,
  pageHydrated,
} from "../../support/browser/open-page.ts";
import { states } from "../../support/content-pages.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

/** Whether a request is for the list of all posts. */
function isOfList({ pathname, search }: URL): boolean {
  return pathname + search === pathOfKey("articles");
}

/** Forty posts, every second one about Craft. */
const posts = Array.from({ length: 40 }, (_, index) =>
  article({
    _id: `post-${index}`,
    title: `Post ${index}, and what it is about`,
    createdAt: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
    tags: index % 2 ? "AI" : "Craft, featured",
  }));

async function longList(address: string) {
  site.content.answer = (request) => {
    const id = /^\/api\/article\/(.+)$/.exec(new URL(request.url).pathname)
      ?.[1];
    return Response.json(
      id
        ? { article: posts.find(({ _id }) => _id === id) }
        : { articles: posts },
    );
  };
  return await openPage(site, address);
}

const counted = (page: Page, found: number) =>
  page.getByText(countOf(found), { exact: true }).waitFor({
    state: "attached",
  });

Deno.test("a search loads all posts of a long list once, and counts those that it finds", async () => {
  await using visit = await longList(paths.blog);
  const { page } = visit;
  await counted(page, 40);
  const list = Promise.withResolvers<void>();
  await page.route(isOfList, async (route) => {
    await list.promise;
    await route.continue();
  });
  const field = page.getByRole("searchbox");
  // The document does not contain the oldest posts.
  await field.fill("post 1,");
  await page.getByText(states.blog.loading).waitFor();
  assert.equal(await page.getByText(states.blog.empty).count(), 0);
  list.resolve();
  await counted(page, 1);
  await field.fill("craft");
  await counted(page, 20);
  assert.deepEqual(visit.calls, [pathOfKey("articles")]);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a space after the search of a long list asks for nothing more", async () => {
  await using visit = await longList(blogPath({ q: "craft" }));
  const { page } = visit;
  const field = page.getByRole("searchbox");
  await elementHydrated(field);
  await field.press("End");
  await field.press("Space");
  await page.waitForURL(/q=craft\+$/);
  await counted(page, 20);
  assert.deepEqual(visit.calls, []);
});

/** The page after a search that failed to load its posts. */
async function failedSearch() {
  const visit = await longList(paths.blog);
  const { page } = visit;
  const reason = "No lists today";
  await page.route(
    isOfList,
    (route) => route.fulfill({ status: 503, json: { errorMessage: reason } }),
    { times: 1 },
  );
  // The document does not contain the oldest posts.
  await page.getByRole("searchbox").fill("post 1,");
  await page.getByRole("alert").getByText(states.blog.failed + reason)
    .waitFor();
  assert.equal(await page.getByText(states.blog.empty).count(), 0);
  return visit;
}

Deno.test("a failed search shows the reason, and the next one works", async () => {
  await using visit = await failedSearch();
  const { page } = visit;
  await page.getByRole("searchbox").fill("post 2,");
  await counted(page, 1);
  assert.equal(await page.getByRole("alert").count(), 0);
});

Deno.test("after a failed search the button submits the form to the server", async () => {
  await using visit = await failedSearch();
  const { page } = visit;
  const document = page.waitForRequest((it) => it.isNavigationRequest());
  await page.getByRole("search").getByRole("button").click();
  assert.match((await document).url(), /\/blog\?q=post\+1%2C/);
  await counted(page, 1);
});

Deno.test("a list loaded for one filter is not used for the whole blog", async () => {
  await using visit = await longList(blogPath({ tag: "AI" }));
  const { page } = visit;
  await counted(page, 20);
  await page.locator("main article a").first().click();
  await page.getByRole("main").locator(`a[href="${paths.blog}"]`).click();
  await page.waitForURL(`**${paths.blog}`);
  await counted(page, 40);
  await pageHydrated(page);
});
