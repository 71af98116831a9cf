import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { blogPath, paths } from "../../../src/paths.ts";
import { pathOfCall } from "../../../src/content/call-names.ts";
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import { openPage, pageHydrated } from "../../support/browser/open-page.ts";
import { states } from "../../support/content-pages.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

/** Whether a request is for the list of all posts. */
function isOfList({ pathname, search }: URL): boolean {
  return pathname + search === pathOfCall("articles");
}

/** Forty posts, every second of them about Craft. */
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

Deno.test("the count of a long list is that of all posts, before and after a search", async () => {
  await using visit = await longList(paths.blog);
  const { page } = visit;
  await counted(page, 40);
  await page.getByRole("searchbox").fill("craft");
  await counted(page, 20);
  await page.getByRole("searchbox").fill("post 3");
  await counted(page, 11);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("nothing is said of posts that are still on their way", async () => {
  await using visit = await longList(paths.blog);
  const { page } = visit;
  const list = Promise.withResolvers<void>();
  await page.route(isOfList, async (route) => {
    await list.promise;
    await route.continue();
  });
  // The oldest post did not travel with the page.
  await page.getByRole("searchbox").fill("post 1,");
  await page.getByText(states.blog.loading).waitFor();
  assert.equal(await page.getByText(states.blog.empty).count(), 0);
  list.resolve();
  await counted(page, 1);
});

/** The page after a search whose posts could not be loaded. */
async function failedSearch() {
  const visit = await longList(paths.blog);
  const { page } = visit;
  await page.route(
    isOfList,
    (route) => route.fulfill({ status: 503, body: "{}" }),
    { times: 1 },
  );
  // The oldest post did not travel with the page.
  await page.getByRole("searchbox").fill("post 1,");
  await page.getByRole("alert").getByText(states.blog.failed.trim()).waitFor();
  assert.equal(await page.getByText(states.blog.empty).count(), 0);
  return visit;
}

Deno.test("a search that failed says so, and the next one is done", async () => {
  await using visit = await failedSearch();
  const { page } = visit;
  await page.getByRole("searchbox").fill("post 2,");
  await counted(page, 1);
  assert.equal(await page.getByRole("alert").count(), 0);
});

Deno.test("the button leaves a search that failed to the server", async () => {
  await using visit = await failedSearch();
  const { page } = visit;
  const document = page.waitForRequest((it) => it.isNavigationRequest());
  await page.getByRole("search").getByRole("button").click();
  assert.match((await document).url(), /\/blog\?q=post\+1%2C/);
  await counted(page, 1);
});

Deno.test("a list that was made for one filter does not pass for the whole", async () => {
  await using visit = await longList(blogPath({ tag: "AI" }));
  const { page } = visit;
  await counted(page, 20);
  await page.locator("main article a").first().click();
  await page.getByRole("main").locator(`a[href="${paths.blog}"]`).click();
  await page.waitForURL(`**${paths.blog}`);
  await counted(page, 40);
  await pageHydrated(page);
});
