import assert from "node:assert/strict";
import { jobPath, paths } from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { fixtureContent, withRecords } from "../../support/content/answers.ts";
import { job } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();
Deno.test("open jobs stand by department, those without one under Other", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.careers);
  const { page } = visit;
  await page.getByRole("heading", { level: 1, name: "Join Us. We are hiring!" })
    .waitFor();
  await page.getByRole("heading", { name: samples.job.title }).waitFor();
  const departments = await page.locator("main h2").allTextContents();
  assert.equal(departments.at(-1), "Other");
  assert.equal(await page.getByRole("link", { name: /^View / }).count(), 8);
  assert.equal(await page.getByText("Animator").count(), 0);
  assert.deepEqual(
    site.content.requests.at(-1)?.url.endsWith("?status=Open"),
    true,
  );
});

Deno.test("a job of the list shows its words without tags, and its pills", async () => {
  site.content.answer = withRecords({
    jobs: [
      job({
        _id: "j1",
        title: "Inker",
        desc: "<p>Draw <b>all</b> &amp; ink</p>",
      }),
      job({ _id: "j2", title: "Paid", salary: "NGN 900,000" }),
    ],
  });
  await using visit = await openPage(site, paths.careers);
  const [first, second] = ["Inker", "Paid"].map((title) =>
    visit.page.getByRole("article").filter({ hasText: title })
  );
  await first!.getByText("Draw all & ink").waitFor();
  assert.deepEqual(await first!.getByRole("listitem").allTextContents(), [
    "Yaba, Lagos",
    "Competitive",
    "Full-time",
  ]);
  await second!.getByText("NGN 900,000").waitFor();
  assert.equal(
    await first!.getByRole("link", { name: "View Inker" }).getAttribute("href"),
    jobPath("j1"),
  );
});

Deno.test("jobs of a department stand together, in whatever order they come", async () => {
  site.content.answer = withRecords({
    jobs: [
      job({ _id: "o", title: "Other job", dept: undefined }),
      job({ _id: "d1", title: "First designer", dept: "Design" }),
      job({ _id: "e", title: "Engineer", dept: "Engineering" }),
      job({ _id: "d2", title: "Second designer", dept: "Design" }),
    ],
  });
  await using visit = await openPage(site, paths.careers);
  const { page } = visit;
  await page.getByRole("heading", { name: "Second designer" }).waitFor();
  const groups = await page.locator("main section:has(> div > h2)").evaluateAll(
    (groups) =>
      groups.map((group) =>
        [...group.querySelectorAll("h2, h3")].map((title) => title.textContent)
      ),
  );
  assert.deepEqual(groups, [
    ["Design", "First designer", "Second designer"],
    ["Engineering", "Engineer"],
    ["Other", "Other job"],
  ]);
  await page.getByRole("link", { name: "View Engineer" }).click();
  await page.waitForURL(/\/careers\/e$/);
  await page.getByRole("heading", { level: 1, name: "Engineer" }).waitFor();
});

Deno.test("without open jobs the list says so", async () => {
  site.content.answer = withRecords({});
  await using visit = await openPage(site, paths.careers);
  await visit.page.getByText(
    "No open positions at the moment. Please check back later!",
    { exact: true },
  ).waitFor();
});
