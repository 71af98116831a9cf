import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site as brand } from "../../../data/site.ts";
import { jobPath, paths } from "../../../src/paths.ts";
import { keepMails, keptMails } from "../../support/browser/mails.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { fixtureContent, withRecords } from "../../support/content/answers.ts";
import { fixtureRecords } from "../../support/content/records.ts";
import { careers, job } from "./section.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

/** The visible apply link. */
function applyLink(page: Page) {
  return page.locator(".apply-wide, .apply-phone").filter({ visible: true })
    .first();
}

Deno.test("each section of a job shows its description, the later ones when opened", async () => {
  site.content.answer = withRecords({ jobs: [job({ _id: "j1" })] });
  await using visit = await openPage(site, jobPath("j1"));
  const parts = visit.page.locator(".job-part");
  for (const [index, part] of (await parts.all()).entries()) {
    // Sections that repeat the first text are closed.
    if (index > 0) await part.locator("summary").click();
    await part.getByText("Draw things").waitFor();
  }
});

Deno.test("the apply link opens the job's own address in a new tab, on desktop and phone", async () => {
  site.content.answer = withRecords({ jobs: [job({ _id: "j1" })] });
  for (const options of [wide, phone]) {
    await using visit = await openPage(site, jobPath("j1"), options);
    const { page, context } = visit;
    await context.route(
      "https://example.com/**",
      (route) => route.fulfill({ body: "apply" }),
    );
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      applyLink(page).click(),
    ]);
    await tab.waitForURL("https://example.com/apply/j1");
    assert.equal(await tab.evaluate(() => opener), null);
  }
});

Deno.test("the back arrow goes back in history", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.careers);
  const { page } = visit;
  const view = page.locator(`a[href="${jobPath(careers.sample.id)}"]`);
  await elementHydrated(view);
  await view.click();
  await page.getByRole("heading", { level: 1, name: careers.sample.title })
    .waitFor();
  const length = await page.evaluate(() => history.length);
  await page.locator("button.back").click();
  await page.waitForURL(site.origin + paths.careers);
  await page.getByRole("article").first().waitFor();
  assert.equal(await page.evaluate(() => history.length), length);
});

Deno.test("a job without a link opens a mail, or the form if the site has one", async () => {
  site.content.answer = withRecords({
    jobs: [job({ _id: "j1", submission_link: "" })],
  });
  for (const options of [wide, phone]) {
    await using visit = await openPage(site, jobPath("j1"), {
      ...options,
      prepare: keepMails,
    });
    const { page } = visit;
    const apply = applyLink(page);
    await elementHydrated(apply);
    await apply.click();
    if (brand.applicationForm) {
      await page.getByRole("dialog").waitFor();
      continue;
    }
    await page.waitForFunction(() =>
      (globalThis as unknown as { kept: string[] }).kept.length === 1
    );
    const [mail] = await keptMails(page);
    assert.equal(mail?.pathname, brand.email);
    assert.equal(mail?.searchParams.get("subject"), "Title of j1");
    assert.equal(await page.locator("dialog").count(), 0);
  }
});

Deno.test("the back arrow of a job goes back in history, or to the list without any", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, `${paths.blog}?q=java`);
  const { page } = visit;
  const job = new URL(jobPath(careers.sample.id), page.url()).href;
  await page.goto(job);
  await page.locator("button.back").click();
  await page.waitForURL(/\/blog\?q=java$/);
  const fresh = await visit.context.newPage();
  await fresh.goto(job);
  await fresh.locator("a.back").click();
  await fresh.waitForURL(/\/careers$/);
});

Deno.test("a wide page has two apply links, a phone one at the bottom edge", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, jobPath(careers.sample.id));
  const { page } = visit;
  const { jobs } = await fixtureRecords();
  const { submission_link } = jobs.find(({ _id }) =>
    _id === careers.sample.id
  )!;
  const ways = page.locator(`a[href="${submission_link}"]`)
    .filter({ visible: true });
  await ways.nth(1).waitFor();
  await page.setViewportSize(phone.viewport);
  assert.equal(await ways.count(), 1);
  const box = await ways.boundingBox();
  assert.equal(box && box.y + box.height, phone.viewport.height);
});
