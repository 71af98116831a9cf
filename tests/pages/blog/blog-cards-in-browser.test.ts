import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { sections } from "../../../src/pages/blog/blog-section.tsx";
import { follow, openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

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
