import assert from "node:assert/strict";
import { homeFaq } from "../../../data/home-faq.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { useSite } from "../../support/site.ts";
import { browser } from "../../support/browser/open-page.ts";

const site = useSite();

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";

  Deno.test(`one question is open at a time, ${how}`, async () => {
    await using context = await browser().newContext({ javaScriptEnabled });
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
