import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath, jobPath, paths } from "../../../src/addresses/paths.ts";
import { samples } from "../../support/addresses.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();
const phone = { width: 390, height: 844 };

/** Sums up how far things moved by themselves. */
function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(globalThis, { total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const { name, path, loading } of contentPages) {
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    Deno.test(`nothing moves when ${name} arrives, ${viewport.width} px wide`, async () => {
      const late = held(good);
      site.content.answer = late.answer;
      await using visit = await openPage(site, path, {
        viewport,
        prepare: countShifts,
      });
      const { page } = visit;
      const words = page.getByText(loading, { exact: true });
      assert.equal(await words.isVisible(), true);
      late.release();
      await words.waitFor({ state: "detached" });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(done))
        )
      );
      const shift = await page.evaluate(() =>
        (globalThis as typeof globalThis & { total: { shift: number } })
          .total.shift
      );
      assert.ok(shift < 0.01, String(shift));
    });
  }
}

Deno.test("the CONTENT list leads to its parts, and back", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, articlePath(samples.article.id), {});
  const { page } = visit;
  const list = page.getByRole("navigation", { name: "CONTENT" });
  const top = (title: string) =>
    page.getByRole("heading", { name: title }).evaluate((heading) =>
      heading.getBoundingClientRect().top
    );
  for (const title of ["What we took out", "The packet you get for free"]) {
    await list.getByRole("link", { name: title }).click();
    await page.waitForFunction(
      (title) => document.activeElement?.textContent === title,
      title,
    );
    assert.ok(await top(title) < 200, title);
  }
  await page.goBack();
  await page.waitForURL(/#part-3$/);
  assert.ok(await top("What we took out") < 200);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("on phones the CONTENT list is closed until it is opened", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, articlePath(samples.article.id), {
    viewport: phone,
  });
  const first = visit.page.getByRole("navigation", { name: "CONTENT" })
    .getByRole("link").first();
  assert.equal(await first.isVisible(), false);
  await visit.page.getByText("4 parts").click();
  await first.waitFor();
});

Deno.test("the arrow on a job's page goes back in history, or to the list", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, `${paths.blog}?q=java`);
  const { page } = visit;
  const job = new URL(jobPath(samples.job.id), page.url()).href;
  await page.goto(job);
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(/\/blog\?q=java$/);
  const fresh = await visit.context.newPage();
  await fresh.goto(job);
  await fresh.getByRole("link", { name: "Back to Careers" }).click();
  await fresh.waitForURL(/\/careers$/);
});

Deno.test("a wide page has a way to apply at both ends, a phone one at its edge", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, jobPath(samples.job.id));
  const { page } = visit;
  const ways = page.getByRole("link", { name: /^apply /i });
  await ways.nth(1).waitFor();
  assert.deepEqual(await ways.allTextContents(), [
    "Apply here",
    "Apply for this job",
  ]);
  await page.setViewportSize(phone);
  assert.deepEqual(await ways.allTextContents(), ["Apply Here"]);
  const box = await ways.boundingBox();
  assert.equal(box && box.y + box.height, phone.height);
});

Deno.test("an academy link shows the academy's note, with script or without", async () => {
  for (const javaScriptEnabled of [true, false]) {
    await using visit = await openPage(site, `${paths.contact}#academy`, {
      javaScriptEnabled,
      until: javaScriptEnabled ? "hydrated" : "load",
    });
    await visit.page.getByText("Applying to the academy?").waitFor();
  }
  await using visit = await openPage(site, paths.academy);
  await visit.page.getByRole("link", { name: "Apply Now" }).first().click();
  await visit.page.getByText("Applying to the academy?").waitFor();
});
