import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { offlineHtml } from "../../../src/browser/offline/offline-page.ts";
import { articlePath, paths } from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { inTime } from "../../support/promises.ts";
import { follow, openPage } from "../../support/browser/open-page.ts";
import { fixtureContent, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const good = await fixtureContent();
const withWorker = { until: "load", serviceWorkers: "allow" } as const;
const sample = articlePath(samples.article.id);

/** Paths of the articles that the browser keeps, once it keeps `wanted`. */
function kept(page: Page, wanted: string): Promise<string[]> {
  return inTime(page.evaluate(async (wanted) => {
    while (true) {
      const cache = await caches.open("read-articles");
      const keys = await cache.keys();
      const paths = keys.map(({ url }) => new URL(url).pathname);
      if (paths.includes(wanted)) return paths;
      await new Promise((again) => setTimeout(again, 20));
    }
  }, wanted));
}

Deno.test("an article that was read can be read without a connection", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, sample, withWorker);
  const { page, context } = visit;
  await kept(page, sample);
  assert.deepEqual(visit.complaints, []);
  await context.setOffline(true);
  const again = await page.goto(page.url());
  assert.equal(again?.status(), 200);
  await page.getByRole("heading", { level: 1, name: samples.article.title })
    .waitFor();
  const away = await page.goto(new URL(paths.about, page.url()).href);
  assert.equal(away?.status(), 503);
  await page.getByRole("link", { name: samples.article.title }).click();
  await page.waitForURL(`**${sample}`);
});

Deno.test("an article that was reached by a link is kept too, and nothing else is", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.blog, withWorker);
  const { page } = visit;
  await page.locator("html[data-client-routing]").waitFor({
    state: "attached",
  });
  await follow(page, sample);
  assert.deepEqual(await kept(page, sample), [sample]);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("the last ten articles are kept, and no unknown one", async () => {
  const many = Array.from(
    { length: 12 },
    (_, index) => article({ _id: `kept-${index}` }),
  );
  site.content.answer = withRecords({ articles: many });
  await using visit = await openPage(site, articlePath("kept-0"), withWorker);
  const { page } = visit;
  await kept(page, articlePath("kept-0"));
  for (const id of ["nobody", ...many.map(({ _id }) => _id).slice(1)]) {
    await page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ read: path });
    }, articlePath(id));
    if (id !== "nobody") await kept(page, articlePath(id));
  }
  const last = await kept(page, articlePath("kept-11"));
  // The oldest goes after the newest has come.
  assert.ok(last.length <= 11);
  assert.deepEqual(
    last.slice(-10),
    many.slice(2).map(({ _id }) => articlePath(_id)),
  );
});

Deno.test("with the worker in place pages still stream from the network", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, sample, withWorker);
  const { page } = visit;
  await kept(page, sample);
  const response = await page.goto(new URL(paths.careers, page.url()).href);
  assert.equal(response?.fromServiceWorker(), true);
  assert.equal(response?.status(), 200);
  const missing = await page.goto(new URL("/no-such-page", page.url()).href);
  assert.equal(missing?.status(), 404);
});

Deno.test("the worker is asked after at each visit, so that it can be ended", async () => {
  const response = await fetch(`${site.origin}/service-worker.js`);
  await response.body?.cancel();
  assert.equal(response.headers.get("cache-control"), "no-cache");
  assert.match(response.headers.get("content-type") ?? "", /javascript/);
});

Deno.test("the offline page lists what can be read, and stands without it", () => {
  const html = offlineHtml([{ path: '/blog/a"b', title: "Ink &amp; paper" }]);
  assert.match(html, /<a href="\/blog\/a%22b">Ink &amp; paper<\/a>/);
  assert.doesNotMatch(offlineHtml([]), /<ul>/);
});
