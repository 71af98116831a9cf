import assert from "node:assert/strict";
import { site as brand } from "../../data/site.ts";
import { jobPath, paths } from "../../src/paths.ts";
import { samples } from "../support/addresses.ts";
import { goodContent, job } from "../support/fake-content.ts";
import { keepMails, keptMails } from "../support/mails.ts";
import { hydrated, ownContent, stage } from "../support/stage.ts";

const site = stage();
const good = await ownContent();
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

Deno.test("open jobs stand by department, those without one under Other", async () => {
  site.content.answer = good;
  await using visit = await site.visit(paths.careers);
  const { page } = visit;
  await page.getByRole("heading", { level: 1, name: "Join Us. We are hiring!" })
    .waitFor();
  await page.getByRole("heading", { name: samples.job.title }).waitFor();
  const departments = await page.locator("main h2").allTextContents();
  assert.equal(departments.at(-1), "Other");
  assert.equal(await page.getByRole("link", { name: /^View / }).count(), 8);
  assert.equal(await page.getByText("Motion Designer").count(), 0);
  assert.deepEqual(
    site.content.requests.at(-1)?.url.endsWith("?status=Open"),
    true,
  );
});

Deno.test("a job of the list shows its words without tags, and its pills", async () => {
  site.content.answer = goodContent([], [
    job({
      _id: "j1",
      title: "Inker",
      desc: "<p>Draw <b>all</b> &amp; ink</p>",
    }),
    job({ _id: "j2", title: "Paid", salary: "NGN 900,000" }),
  ]);
  await using visit = await site.visit(paths.careers);
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
  site.content.answer = goodContent([], [
    job({ _id: "o", title: "Other job", dept: undefined }),
    job({ _id: "d1", title: "First designer", dept: "Design" }),
    job({ _id: "e", title: "Engineer", dept: "Engineering" }),
    job({ _id: "d2", title: "Second designer", dept: "Design" }),
  ]);
  await using visit = await site.visit(paths.careers);
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
  site.content.answer = goodContent([]);
  await using visit = await site.visit(paths.careers);
  await visit.page.getByText(
    "No open positions at the moment. Please check back later!",
    { exact: true },
  ).waitFor();
});

Deno.test("a job shows its facts, its description three times and the perks", async () => {
  site.content.answer = goodContent([], [job({ _id: "j1" })]);
  await using visit = await site.visit(jobPath("j1"));
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
  site.content.answer = goodContent([], [job({ _id: "j1" })]);
  for (
    const [options, label] of [[wide, "Apply here"], [
      phone,
      "Apply Here",
    ]] as const
  ) {
    await using visit = await site.visit(jobPath("j1"), options);
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
  site.content.answer = goodContent([], [
    job({
      _id: "j1",
      title: "Ink & Co",
      submission_link: "javascript:alert(1)",
    }),
  ]);
  await using visit = await site.visit(jobPath("j1"));
  assert.equal(
    await visit.page.getByRole("link", { name: "Apply here" })
      .getAttribute("href"),
    `mailto:${brand.email}?subject=Ink%20%26%20Co`,
  );
});

Deno.test("the arrow goes back in history; without one it leads to the jobs", async () => {
  site.content.answer = good;
  await using visit = await site.visit(paths.careers);
  const { page } = visit;
  const view = page.getByRole("link", { name: `View ${samples.job.title}` });
  await hydrated(view);
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
  site.content.answer = goodContent([], [
    job({ _id: "j1", submission_link: "" }),
  ]);
  for (const options of [wide, phone]) {
    await using visit = await site.visit(jobPath("j1"), {
      ...options,
      prepare: keepMails,
    });
    const { page } = visit;
    const main = page.getByRole("main");
    assert.equal(await main.getByRole("button").count(), 0);
    const apply = main.getByRole("link", { name: "Apply here" });
    await hydrated(apply);
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
