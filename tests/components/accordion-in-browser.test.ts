import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import { homeFaq } from "../../data/home-faq.ts";
import { paths } from "../../src/paths.ts";
import { startBrowser } from "../support/browser.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let browser: Browser;
let site: RunningSite;

Deno.test.beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
});

Deno.test.afterAll(async () => {
  await browser.close();
  await site.stop();
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";

  Deno.test(`one question is open at a time, ${how}`, async () => {
    await using context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site.origin + paths.home);
    const answers = page.locator(".accordion details > p");
    const open = () =>
      page.locator(".accordion details").evaluateAll((items) =>
        items.flatMap((item, index) => item.hasAttribute("open") ? [index] : [])
      );
    assert.equal(await answers.count(), 7);
    assert.deepEqual(await open(), [0]);
    await page.getByText(homeFaq[2]!.question).click();
    assert.deepEqual(await open(), [2]);
    await answers.nth(2).waitFor({ state: "visible" });
    await page.getByText(homeFaq[2]!.question).click();
    assert.deepEqual(await open(), []);
  });
}
