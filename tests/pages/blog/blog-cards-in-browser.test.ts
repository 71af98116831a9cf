import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { sections } from "../../../src/pages/blog/blog-section.tsx";
import { follow, openPage } from "../../support/browser/open-page.ts";
import { states } from "../../support/content-pages.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const noMatch = states.blog.empty;

/** Waits until the page announces the number of posts found. */
async function counted(page: Page, count: number): Promise<void> {
  await page.getByRole("status").filter({ hasText: RegExp(`^${count}\\b`) })
    .waitFor({ state: "attached" });
}

/** A post of a day in March 2025, shortly after midnight UTC. */
function post(
  day: number,
  fields: Partial<Parameters<typeof article>[0]> = {},
) {
  return article({
    _id: `day-${day}`,
    title: `Post of day ${day}`,
    createdAt: `2025-03-0${day}T00:30:00.000Z`,
    ...fields,
  });
}

Deno.test("cards show the data of each post, or fallbacks", async () => {
  // Not in order of date: the site sorts them.
  site.content.answer = withRecords({
    articles: [
      post(2, { tags: "Branding, featured" }),
      post(5, { content: [], tags: "Web design, AI" }),
      post(3, { coverImage: undefined }),
      post(1, { tags: "AI tools" }),
      post(4, {
        tags: "Branding",
        content: [
          { type: "image", paragraphText: "A caption." },
          { type: "paragraph", paragraphTitle: "Only a title" },
          { type: "paragraph", paragraphText: "A short text" },
          { type: "paragraph", paragraphText: "A second text" },
        ],
      }),
    ],
  });
  // A zone where it is still the previous day; navigation renders in the
  // browser.
  await using visit = await openPage(site, paths.contact, {
    timezoneId: "America/Los_Angeles",
  });
  const { page } = visit;
  await follow(page, paths.blog);
  await counted(page, 5);
  const recent = page.getByRole("region", { name: sections.recent.title });
  const cards = recent.getByRole("article");
  assert.deepEqual(
    await cards.evaluateAll((cards) =>
      cards.map((card) =>
        [".pill", ".card-facts", "h3", ".card-preview"].map((part) =>
          card.querySelector(part)?.textContent?.trim().slice(-25)
        )
      )
    ),
    [
      [
        "Web design",
        "Web design March 5, 2025",
        "Post of day 5",
        "No preview available...",
      ],
      [
        "Branding",
        "Branding March 4, 2025",
        "Post of day 4",
        "A short text...",
      ],
      ["AI", "AI March 3, 2025", "Post of day 3", "day-3. Text of day-3. ..."],
      [
        "Branding",
        "Branding March 2, 2025",
        "Post of day 2",
        "day-2. Text of day-2. ...",
      ],
    ],
  );
  const cover = await cards.nth(2).locator("img").elementHandle();
  await page.waitForFunction(
    (image) =>
      image instanceof HTMLImageElement && image.naturalWidth > 0 &&
      image.currentSrc.includes("/blog/fallback-"),
    cover,
  );
  assert.deepEqual(
    await recent.getByRole("button").allTextContents(),
    ["Web design", "Branding", "AI"],
  );
});

Deno.test("a chosen category matches exactly and combines with the search", async () => {
  site.content.answer = withRecords({
    articles: [
      post(1, { tags: "AI tools" }),
      post(2, { tags: "ai" }),
      post(3, { tags: "Branding, AI" }),
      post(4, { tags: "AI" }),
    ],
  });
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  const recent = page.getByRole("region", { name: sections.recent.title });
  const titles = () =>
    recent.getByRole("heading", { level: 3 }).allTextContents();
  await recent.getByRole("button", { name: "AI", exact: true }).click();
  await counted(page, 2);
  assert.deepEqual(await titles(), ["Post of day 4", "Post of day 2"]);
  await page.getByRole("searchbox").fill("DAY 2");
  await counted(page, 1);
  assert.deepEqual(await titles(), ["Post of day 2"]);
  await page.getByRole("searchbox").fill("day 3");
  await page.getByText(noMatch, { exact: true }).waitFor();
  assert.equal(await page.locator("main h2").count(), 0);
});

Deno.test("a blog without posts shows the empty text once and no section", async () => {
  site.content.answer = withRecords({});
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  await page.getByText(noMatch, { exact: true }).waitFor();
  assert.equal(await page.getByText(noMatch).count(), 1);
  assert.equal(await page.locator("main h2").count(), 0);
  assert.equal(await page.getByText(/^Loading/).count(), 0);
});
