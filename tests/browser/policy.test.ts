import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { openTab } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("the policy blocks injected scripts and event handlers", async () => {
  await using tab = await openTab(site, { until: "load" });
  const { page } = tab;
  await page.route(site.origin + paths.about, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      "</body>",
      "<script>window.wasRun = true</script>$&",
    );
    await route.fulfill({ response, body: html });
  });
  await tab.goTo(paths.about);
  const wasRun = await page.evaluate(() => "wasRun" in globalThis);
  assert.equal(wasRun, false);
  const isReported = () => /script-src/.test(tab.complaints.join());
  while (!isReported()) await page.waitForEvent("console");
  // Trusted Types block a handler in text as well.
  await assert.rejects(page.evaluate(() => {
    document.body.innerHTML = "<img src=x onerror=alert(1)>";
  }));
});
