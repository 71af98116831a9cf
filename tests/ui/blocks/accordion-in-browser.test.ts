import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { useSite } from "../../support/site.ts";
import { browser } from "../../support/browser/open-page.ts";

const site = useSite();

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";

  Deno.test(`one question is open at a time, ${how}`, async () => {
    await using context = await browser().newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site.origin + paths.home);
    const questions = page.locator(".accordion summary");
    const answers = page.locator(".accordion details > p");
    const open = () =>
      page.locator(".accordion details").evaluateAll((items) =>
        items.flatMap((item, index) => item.hasAttribute("open") ? [index] : [])
      );
    const last = await questions.count() - 1;
    assert.ok(last > 0);
    assert.deepEqual(await open(), [0]);
    await questions.nth(last).click();
    assert.deepEqual(await open(), [last]);
    await answers.nth(last).waitFor({ state: "visible" });
    await questions.nth(last).click();
    assert.deepEqual(await open(), []);
  });
}
