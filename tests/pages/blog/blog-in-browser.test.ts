import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { articlePath, paths } from "../../../src/paths.ts";
import { sections } from "../../../src/pages/blog/blog-section.tsx";
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { states } from "../../support/content-pages.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";
import { inTime } from "../../support/promises.ts";

const site = useSite({ settings: noCache });

const section = (page: Page, name: keyof typeof sections): Locator =>
  page.getByRole("region", { name: sections[name].title, exact: true });

/** The link that clears the search when nothing matches. */
const clearLink = (page: Page): Locator =>
  page.getByRole("main").getByRole("status").getByRole("link");

const titles = (part: Page | Locator): Promise<string[]> =>
  part.locator("article h3").allTextContents();

async function blog(query = "") {
  const visit = await openPage(site, paths.blog + query);
  await visit.page.getByRole("searchbox").waitFor();
  await visit.page.getByText(states.blog.loading).waitFor({
    state: "detached",
  });
  return visit;
}

Deno.test("every fourth card of a section is wide, on large screens only", async () => {
  await using visit = await blog();
  const cards = section(visit.page, "featured").getByRole("article");
  const widths = () =>
    cards.evaluateAll((items) => items.map((item) => item.clientWidth));
  const wide = await widths();
  const isWide = wide.map((width) => width > wide[0]! * 1.3);
  assert.deepEqual(
    isWide,
    wide.map((_, index) => index % 4 === 3),
  );
  await visit.page.setViewportSize({ width: 390, height: 844 });
  assert.equal(new Set(await widths()).size, 1);
});

Deno.test("typing filters the list by title or category", async () => {
  await using visit = await blog();
  const { page } = visit;
  const search = page.getByRole("searchbox");
  await search.pressSequentially("wEb DeSiGn");
  await page.getByText(countOf(3)).waitFor({ state: "attached" });
  assert.equal((await titles(section(page, "recent"))).length, 3);
  await page.waitForURL(/q=wEb\+DeSiGn/);
  await search.fill("qqq");
  await page.getByText(states.blog.empty).waitFor();
  assert.equal(await page.locator("main article").count(), 0);
  // By keyboard: a resting mouse pointer would prefetch an article.
  await clearLink(page).press("Enter");
  await section(page, "recent").waitFor();
  assert.equal(await search.inputValue(), "");
  // The typed text does not return.
  await page.getByText(countOf(12)).waitFor({ state: "attached" });
  assert.equal(new URL(page.url()).search, "");
  assert.deepEqual(visit.calls, []);
});

Deno.test("the empty text keeps the footer on the first screen", async () => {
  await using visit = await blog();
  const { page } = visit;
  await page.getByRole("searchbox").fill("qqq");
  await page.getByText(states.blog.empty).waitFor();
  const footer = await page.getByRole("contentinfo").boundingBox();
  assert.ok(footer && footer.y < page.viewportSize()!.height);
});

Deno.test("a search that is cleared immediately stays cleared on a busy device", async () => {
  await using visit = await blog();
  const { page } = visit;
  await elementHydrated(page.getByRole("searchbox"));
  await inTime(page.evaluate(async () => {
    const field = document.querySelector("input[type=search]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
      ?.call(field, "qqq");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    const clear = () =>
      document.querySelector<HTMLElement>("main [role=status] a");
    while (!clear()) await new Promise((done) => setTimeout(done, 5));
    clear()?.click();
    // Longer than the delay before the typed text is written to the address.
    const end = performance.now() + 400;
    while (performance.now() < end);
  }));
  await page.getByText(countOf(12)).waitFor({ state: "attached" });
  assert.equal(new URL(page.url()).search, "");
});

Deno.test("typing in the search does not cancel a pending navigation", async () => {
  await using visit = await blog();
  const { page } = visit;
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/about-page-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  const about = page.getByRole("banner").locator(`a[href="${paths.about}"]`)
    .first();
  await elementHydrated(about);
  await about.evaluate((link: HTMLElement) => link.click());
  await page.getByRole("searchbox").fill("java");
  // Timers fire in order: this one after that of the address.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  gate.resolve();
  await page.locator("#our-story").waitFor();
});

Deno.test("Search and Enter do not reload the page", async () => {
  await using visit = await blog();
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.getByRole("searchbox").fill("java");
  await page.getByRole("search").getByRole("button").click();
  await page.getByRole("searchbox").press("Enter");
  await page.getByText(countOf(1)).waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => "same" in globalThis), true);
});

Deno.test("a pill filters by category, combines with the search, and toggles", async () => {
  await using visit = await blog();
  const { page } = visit;
  const pill = section(page, "featured").getByRole("button", {
    name: "Web design",
  });
  await pill.click();
  await page.waitForURL(/tag=Web\+design/);
  await section(page, "featured").locator(
    '[aria-pressed="true"]',
    { hasText: "Web design" },
  ).waitFor();
  assert.equal((await titles(section(page, "recent"))).length, 3);
  await page.getByRole("searchbox").fill("departure");
  await page.getByText(countOf(1)).waitFor({ state: "attached" });
  await page.getByRole("searchbox").fill("");
  await page.getByText(countOf(3)).waitFor({ state: "attached" });
  await pill.click();
  await page.waitForURL((url) => !url.searchParams.has("tag"));
  await section(page, "featured").locator('[aria-pressed="true"]')
    .waitFor({ state: "detached" });
  assert.equal((await titles(section(page, "recent"))).length, 4);
});

Deno.test("Back returns to the category before, and then to all posts", async () => {
  await using visit = await blog();
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  const recent = section(page, "recent");
  const pressed = recent.locator('[aria-pressed="true"]');
  const all = await titles(recent);
  const pills = recent.locator("button.pill");
  const [first, second] = await pills.allTextContents();
  assert.ok(first && second);
  for (const [index, name] of [first, second].entries()) {
    await pills.nth(index).click();
    await pressed.getByText(name, { exact: true }).waitFor();
  }
  await page.goBack();
  await pressed.getByText(first, { exact: true }).waitFor();
  await page.goBack();
  await pressed.waitFor({ state: "detached" });
  assert.deepEqual(await titles(recent), all);
  assert.equal(await page.evaluate(() => "same" in globalThis), true);
});

Deno.test("shows the fallback when a cover fails to load", async () => {
  site.content.answer = withRecords({
    articles: [
      article({ _id: "broken", coverImage: "/pictures/blog/not-there.png" }),
    ],
  });
  await using visit = await openPage(site, articlePath("broken"));
  await visit.page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>(".article-cover img")?.currentSrc
      .includes("blog/fallback")
  );
});
