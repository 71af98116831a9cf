import assert from "node:assert/strict";
import { jobPath } from "../../../src/pages/careers/job-path.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { fixtureRecords } from "../../support/content/records.ts";
import { section as careers } from "./section.ts";
import { site } from "../../support/fixture-site.ts";

const phone = { width: 390, height: 844 };

Deno.test("the back arrow of a job goes back in history, or to the list without any", async () => {
  await using visit = await openPage(site, `${paths.blog}?q=java`);
  const { page } = visit;
  const job = new URL(jobPath(careers.sample.id), page.url()).href;
  await page.goto(job);
  await page.locator("a.back").click();
  await page.waitForURL(/\/blog\?q=java$/);
  const fresh = await visit.context.newPage();
  await fresh.goto(job);
  await fresh.locator("a.back").click();
  await fresh.waitForURL(/\/careers$/);
});

Deno.test("a list in a right-to-left language has its ticks on the right", async () => {
  await using visit = await openPage(site, jobPath(careers.sample.id));
  const list = visit.page.locator(".prose ul").first();
  const paddings = await list.evaluate((list) => {
    list.setAttribute("dir", "rtl");
    const item = getComputedStyle(list.querySelector("li")!);
    const tick = getComputedStyle(list.querySelector("li")!, "::before");
    return [item.paddingLeft, item.paddingRight === "0px", tick.right];
  });
  assert.deepEqual(paddings, ["0px", false, "5px"]);
});

Deno.test("a wide page has two apply links, a phone one at the bottom edge that covers no text", async () => {
  await using visit = await openPage(site, jobPath(careers.sample.id));
  const { page } = visit;
  const { jobs } = await fixtureRecords();
  const { submission_link } = jobs.find(({ _id }) =>
    _id === careers.sample.id
  )!;
  const ways = page.locator(`a[href="${submission_link}"]`)
    .filter({ visible: true });
  await ways.nth(1).waitFor();
  await page.setViewportSize(phone);
  assert.equal(await ways.count(), 1);
  const box = await ways.boundingBox();
  assert.equal(box && box.y + box.height, phone.height);
  // The bar covers the top of the footer, not its text.
  await page.locator(".perks").waitFor();
  const edges = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const edgesOf = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect();
    return {
      deck: edgesOf(".perks").bottom,
      footer: edgesOf(".footer").top,
      bar: edgesOf(".apply-bar").bottom,
      text: edgesOf(".footer-head").top,
    };
  });
  assert.equal(edges.footer, edges.deck);
  assert.ok(edges.bar <= edges.text, JSON.stringify(edges));
});
