import assert from "node:assert/strict";
import { late, withRecords } from "../support/content/answers.ts";
import { oneOfEach } from "../support/content/records.ts";
import { addressesWith } from "../support/addresses.ts";
import { openTab } from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const records = withRecords(oneOfEach("one"));
const site = useSite({ content: records });
const addresses = addressesWith("one");

Deno.test("no page breaks its own policy; a foreign script is stopped (E9)", async () => {
  const { content } = site;
  await using tab = await openTab(site, { until: "load" });
  const { page } = tab;
  await page.addInitScript(() => {
    addEventListener(
      "securitypolicyviolation",
      (event) =>
        console.log(
          `violation ${event.violatedDirective} ${event.blockedURI}`,
        ),
    );
  });
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/violation|Content Security Policy/.test(message.text())) {
      violations.push(`${page.url()} ${message.text()}`);
    }
  });
  for (const delay of [0, 250]) {
    content.answer = late(delay, records);
    for (const address of [...addresses, "/nowhere"]) {
      await tab.goTo(address);
    }
  }
  assert.deepEqual(violations, []);
  await page.route(`${site.origin}/about-us`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      "</body>",
      "<script>window.wasRun = true</script>$&",
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${site.origin}/about-us`, { waitUntil: "load" });
  const wasRun = await page.evaluate(() => "wasRun" in globalThis);
  assert.equal(wasRun, false);
  // The browser reports when it finds the time.
  for (let turn = 0; turn < 50 && violations.length === 0; turn++) {
    await page.waitForTimeout(100);
  }
  assert.match(violations.join(), /script-src/);
  // A handler in text is no script either: Trusted Types stop it.
  await assert.rejects(page.evaluate(() => {
    document.body.innerHTML = "<img src=x onerror=alert(1)>";
  }));
});
