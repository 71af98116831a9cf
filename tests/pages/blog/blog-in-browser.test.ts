import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import words from "../../../data/words/blog.json" with { type: "json" };
import { countOf } from "../../../src/pages/blog/blog-sections.tsx";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { states } from "../../support/content-pages.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";
import { inTime } from "../../support/promises.ts";

const site = useSite({ settings: noCache });

const section = (page: Page, name: "recent" | "featured"): Locator =>
  page.getByRole("region", { name: words.list[name], exact: true });

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

Deno.test("typing filters the list and the address, and clearing the search shows all again", async () => {
  await using visit = await blog();
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  const search = page.getByRole("searchbox");
  await search.pressSequentially("wEb DeSiGn");
  await page.getByText(countOf(3)).waitFor({ state: "attached" });
  assert.equal((await titles(section(page, "recent"))).length, 3);
  await page.waitForURL(/q=wEb\+DeSiGn/);
  // Neither reloads the page.
  await page.getByRole("search").getByRole("button").click();
  await search.press("Enter");
  await search.fill("qqq");
  await page.getByText(states.blog.empty).waitFor();
  assert.equal(await page.locator("main article").count(), 0);
  const footer = await page.getByRole("contentinfo").boundingBox();
  assert.ok(footer && footer.y < page.viewportSize()!.height);
  // By keyboard: a resting mouse pointer would prefetch an article.
  await clearLink(page).press("Enter");
  await section(page, "recent").waitFor();
  assert.equal(await search.inputValue(), "");
  // The typed text does not return.
  await page.getByText(countOf(12)).waitFor({ state: "attached" });
  assert.equal(new URL(page.url()).search, "");
  assert.equal(await page.evaluate(() => "same" in globalThis), true);
  assert.deepEqual(visit.calls, []);
});

Deno.test("a search that is cleared immediately stays cleared on a busy device", async () => {
  await using visit = await blog();
  const { page } = visit;
  await elementHydrated(page.getByRole("searchbox"));
  await inTime(page.evaluate(async () => {
    const due = new Map<number, () => void>();
    const own = { setTimeout, clearTimeout };
    Object.assign(globalThis, {
      setTimeout(work: () => void) {
        const id = due.size + 1;
        due.set(id, work);
        return id;
      },
      clearTimeout: (id: number) => due.delete(id),
    });
    const field = document.querySelector("input[type=search]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
      ?.call(field, "qqq");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    const clear = () =>
      document.querySelector<HTMLElement>("main [role=status] a");
    while (!clear()) await new Promise(requestAnimationFrame);
    // The next task, which runs before React shows what the click changes.
    const { port1, port2 } = new MessageChannel();
    const next = new Promise((done) => port1.onmessage = done);
    port2.postMessage("");
    clear()?.click();
    await next;
    for (const work of due.values()) work();
    Object.assign(globalThis, own);
  }));
  await page.getByText(countOf(12)).waitFor({ state: "attached" });
  assert.equal(new URL(page.url()).search, "");
});

Deno.test("a category that is clicked twice is cleared and chosen again", async () => {
  await using visit = await blog("?tag=web+design");
  const { page } = visit;
  const pill = section(page, "featured").locator("[aria-pressed=true]");
  await elementHydrated(pill);
  // The second click comes before the page shows the first.
  await pill.evaluate((it: HTMLElement) => {
    it.click();
    it.click();
  });
  await page.waitForURL((url) => url.searchParams.get("tag") === "Web design");
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
  await page.clock.install();
  await about.evaluate((link: HTMLElement) => link.click());
  await page.getByRole("progressbar").waitFor({ state: "attached" });
  await page.getByRole("searchbox").fill("java");
  // The typed text would now be written to the address.
  await page.clock.runFor(1000);
  gate.resolve();
  await page.locator("#our-story").waitFor();
});

Deno.test("a pill filters, combines with the search, and toggles; Back returns to the pill before", async () => {
  await using visit = await blog();
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  const recent = section(page, "recent");
  const featured = section(page, "featured");
  const pressed = featured.locator('[aria-pressed="true"]');
  const search = page.getByRole("searchbox");
  const all = await titles(recent);
  const pill = (name: string) =>
    featured.getByRole("button", { name, exact: true });
  await pill("Web design").click();
  await page.waitForURL(/tag=Web\+design/);
  await pressed.getByText("Web design", { exact: true }).waitFor();
  assert.equal((await titles(recent)).length, 3);
  await search.fill("departure");
  await page.getByText(countOf(1)).waitFor({ state: "attached" });
  await search.fill("");
  await page.getByText(countOf(3)).waitFor({ state: "attached" });
  await page.waitForURL((url) => url.searchParams.get("q") === null);
  await pill("AI").click();
  await pressed.getByText("AI", { exact: true }).waitFor();
  await page.goBack();
  await pressed.getByText("Web design", { exact: true }).waitFor();
  await pill("Web design").click();
  await page.waitForURL((url) => !url.searchParams.has("tag"));
  await pressed.waitFor({ state: "detached" });
  assert.deepEqual(await titles(recent), all);
  assert.equal(await page.evaluate(() => "same" in globalThis), true);
});

Deno.test("a chosen pill is filled, also under the pointer", async () => {
  await using visit = await blog();
  const { page } = visit;
  const featured = section(page, "featured");
  await featured.getByRole("button").first().click();
  await featured.locator('[aria-pressed="true"]').hover();
  await page.waitForFunction(() => {
    const pill = document.querySelector('main [aria-pressed="true"]:hover');
    if (!pill) return false;
    const { backgroundColor, borderTopColor } = getComputedStyle(pill);
    return backgroundColor === borderTopColor;
  });
});

Deno.test("a pill that empties the list leaves the focus to the search", async () => {
  await using visit = await blog();
  const { page } = visit;
  const [first] = await titles(section(page, "recent"));
  await page.getByRole("searchbox").fill(first!);
  await page.getByText(countOf(1)).waitFor({ state: "attached" });
  // Its own category is the first.
  const pill = section(page, "recent").getByRole("button").nth(1);
  await pill.press("Enter");
  await page.getByText(states.blog.empty).waitFor();
  await page.waitForFunction(() =>
    document.activeElement?.matches("[type=search]")
  );
});
