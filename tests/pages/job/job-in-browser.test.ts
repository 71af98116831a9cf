import assert from "node:assert/strict";
import { jobPath, paths } from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { keepMails, keptMails } from "../../support/browser/mails.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { fixtureContent, withRecords } from "../../support/content/answers.ts";
import { job } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";
import { site as brand } from "../../../data/site.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

Deno.test("a job shows its facts, its description three times and the perks", async () => {
  site.content.answer = withRecords({ jobs: [job({ _id: "j1" })] });
  await using visit = await openPage(site, jobPath("j1"));
  const { page } = visit;
  for (
    const [name, value] of [
      ["Location", "Yaba, Lagos"],
      ["Job Type", "Full-time"],
      ["Experience Level", "3 years or more"],
    ]
  ) {
    const fact = page.locator("dl > div").filter({ hasText: name });
    assert.equal(await fact.locator("dd").textContent(), value);
  }
  for (
    const name of [
      "About Us",
      "Job Overview",
      "Key Responsibilities/Requirements",
    ]
  ) {
    const part = page.locator("section", {
      has: page.getByRole("heading", { name, exact: true }),
    });
    // What repeats the first text is folded.
    if (name !== "About Us") await part.locator("summary").click();
    await part.getByText("Draw things").waitFor();
  }
  assert.equal(await page.getByText("Draw things").count(), 3);
  for (
    const perk of [
      "Exciting projects",
      "Flexible work environment",
      "Competitive salary",
    ]
  ) {
    await page.getByText(perk, { exact: true }).waitFor();
  }
});

Deno.test("Apply opens the job's own address in a new tab, on desktop and on phones", async () => {
  site.content.answer = withRecords({ jobs: [job({ _id: "j1" })] });
  for (
    const [options, label] of [[wide, "Apply here"], [
      phone,
      "Apply Here",
    ]] as const
  ) {
    await using visit = await openPage(site, jobPath("j1"), options);
    const { page, context } = visit;
    await context.route(
      "https://example.com/**",
      (route) => route.fulfill({ body: "apply" }),
    );
    const apply = page.getByRole("link", { name: "Apply here" });
    assert.equal(await apply.count(), 1);
    assert.equal((await apply.textContent())?.trim(), label);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      apply.click(),
    ]);
    await tab.waitForURL("https://example.com/apply/j1");
    assert.equal(await tab.evaluate(() => opener), null);
  }
});

Deno.test("a job without a usable address is applied for by mail", async () => {
  site.content.answer = withRecords({
    jobs: [
      job({
        _id: "j1",
        title: "Ink & Co",
        submission_link: "javascript:alert(1)",
      }),
    ],
  });
  await using visit = await openPage(site, jobPath("j1"));
  assert.equal(
    await visit.page.getByRole("link", { name: "Apply here" })
      .getAttribute("href"),
    `mailto:${brand.email}?subject=Ink%20%26%20Co`,
  );
});

Deno.test("the arrow goes back in history; without one it leads to the jobs", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.careers);
  const { page } = visit;
  const view = page.getByRole("link", { name: `View ${samples.job.title}` });
  await elementHydrated(view);
  await view.click();
  await page.getByRole("heading", { level: 1, name: samples.job.title })
    .waitFor();
  const length = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("heading", { level: 1, name: "Join Us. We are hiring!" })
    .waitFor();
  assert.equal(await page.evaluate(() => history.length), length);
});

Deno.test("no control opens the application form", async () => {
  site.content.answer = withRecords({
    jobs: [
      job({ _id: "j1", submission_link: "" }),
    ],
  });
  for (const options of [wide, phone]) {
    await using visit = await openPage(site, jobPath("j1"), {
      ...options,
      prepare: keepMails,
    });
    const { page } = visit;
    const main = page.getByRole("main");
    assert.equal(await main.getByRole("button").count(), 0);
    const apply = main.getByRole("link", { name: "Apply here" });
    await elementHydrated(apply);
    await apply.click();
    await page.waitForFunction(() =>
      (globalThis as unknown as { kept: string[] }).kept.length === 1
    );
    const [mail] = await keptMails(page);
    assert.equal(mail?.searchParams.get("subject"), "Job j1");
    assert.equal(await page.locator("dialog").count(), 0);
    assert.equal(await page.getByText("Submit Application").count(), 0);
  }
});
