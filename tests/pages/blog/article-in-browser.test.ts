import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });

Deno.test("an article shows its tags, author, date and a numbered table of contents", async () => {
  site.content.answer = withRecords({
    articles: [
      article({
        _id: "parts",
        tags: "AI, Product, featured",
        content: [
          { type: "paragraph", paragraphTitle: "Alpha", paragraphText: "A." },
          { type: "image", paragraphTitle: "Not a paragraph" },
          { type: "paragraph", paragraphText: "Without a title." },
          { type: "paragraph", paragraphTitle: "Beta", paragraphText: "B." },
        ],
      }),
    ],
  });
  await using visit = await openPage(site, articlePath("parts"));
  const { page } = visit;
  await page.getByText("Ife Adeyemi").waitFor();
  await page.getByText("October 14, 2025").waitFor();
  await page.getByText("Product", { exact: true }).waitFor();
  const list = page.getByRole("main").locator("nav.contents");
  const entries = list.getByRole("listitem");
  assert.deepEqual(await entries.allTextContents(), ["Alpha", "Beta"]);
  // A CSS counter numbers the links, from 1.
  const numbers = await list.locator("ol").evaluate((list) => [
    getComputedStyle(list).counterReset,
    ...[...list.querySelectorAll("a")].map((link) => {
      const { content, counterIncrement } = getComputedStyle(link, "::before");
      return `${content}, ${counterIncrement}`;
    }),
  ]);
  const numbered = "counter(part), part 1";
  assert.deepEqual(numbers, ["part 0", numbered, numbered]);
  assert.equal(await page.getByText("Not a paragraph").count(), 0);
  await page.getByText("Without a title.").waitFor();
  await list.getByRole("link", { name: "Beta" }).click();
  await page.waitForURL(/#part-2$/);
});
