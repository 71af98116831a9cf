import assert from "node:assert/strict";
import { jobPath, paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { job } from "./section.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

Deno.test("a job in the list keeps its text and pills after hydration, and links to its page", async () => {
  site.content.answer = withRecords({
    jobs: [
      job({ _id: "o", title: "Other job", dept: undefined }),
      job({
        _id: "j",
        title: "Inker",
        desc: "<p>Draw <b>all</b> &amp; ink</p>",
        salary: "NGN 900,000",
      }),
    ],
  });
  await using visit = await openPage(site, paths.careers);
  const { page } = visit;
  const row = page.getByRole("article").filter({ hasText: "Inker" });
  await row.getByText("Draw all & ink").waitFor();
  assert.deepEqual(await row.getByRole("listitem").allTextContents(), [
    "Yaba, Lagos",
    "NGN 900,000",
    "Full-time",
  ]);
  const departments = await page.locator("main h2").allTextContents();
  assert.deepEqual(departments, ["Design", "Other"]);
  await row.getByRole("link").click();
  await page.waitForURL(site.origin + jobPath("j"));
  await page.getByRole("heading", { level: 1, name: "Inker" }).waitFor();
  assert.deepEqual(visit.complaints, []);
});
