import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

const dates = ["2023-12-13T00:30:00", "December 13, 2023", "2023-12-13 23:30"];
const articles = dates.map((date, index) =>
  article({ _id: `a${index}`, createdAt: date, updatedAt: date, tags: "AI" })
);
const site = useSite({
  content: withRecords({ articles }),
  // Far from UTC, and not the visitor's zone.
  settings: { TZ: "Pacific/Auckland" },
});

Deno.test("dates without a zone are UTC in any time zone, on first load and after navigation", async () => {
  await using visit = await openPage(site, paths.blog, {
    timezoneId: "Pacific/Kiritimati",
  });
  const { page } = visit;
  const post = page.locator(`main a[href="${articlePath("a0")}"]`).first();
  const shown = () =>
    page.locator("main").getByText(/December 1[234], 2023/).allInnerTexts();
  await post.waitFor();
  const direct = await shown();
  assert.ok(direct.length >= dates.length);
  assert.ok(direct.every((text) => text.includes("December 13, 2023")));
  await post.click();
  await page.waitForURL(`**${articlePath("a0")}`);
  await page.getByText("First part").first().waitFor();
  assert.ok((await shown()).every((text) => /December 13, 2023/.test(text)));
  await page.goto(site.origin + paths.about);
  await page.locator("html[data-client-routing]").waitFor();
  await page.locator(`a[href="${paths.blog}"]:visible`).first().click();
  await page.waitForURL(`**${paths.blog}`);
  await post.waitFor();
  assert.deepEqual(await shown(), direct);
  assert.deepEqual(visit.complaints, []);
});
