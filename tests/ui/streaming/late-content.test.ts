/** Content on both sides of what a page waits for its status. */
import assert from "node:assert/strict";
import { recordPages } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, late } from "../../support/content/answers.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

for (const ms of [0, 70, 110, 300]) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "with" : "without";

    Deno.test(`content ${ms} ms late ends in place ${how} script`, async () => {
      site.content.answer = late(ms, good);
      await using tab = await openTab(site, {
        javaScriptEnabled,
        until: javaScriptEnabled ? "hydrated" : "commit",
      });
      const { page } = tab;
      const statuses: number[] = [];
      page.on("response", (response) => {
        if (response.request().isNavigationRequest()) {
          statuses.push(response.status());
        }
      });
      for (const { path, heading, loading } of contentPages) {
        await tab.goTo(path);
        await page.getByRole("heading", { name: heading }).first().waitFor();
        await page.getByText(loading, { exact: true })
          .waitFor({ state: "detached" });
        assert.deepEqual(tab.complaints, [], path);
      }
      assert.ok(statuses.every((status) => status === 200), statuses.join());
      for (const path of recordPages("unknown")) {
        statuses.length = 0;
        await tab.goTo(path);
        await page.locator("main .not-found-scene")
          .waitFor({ state: "attached" });
        // 404 if it was known in time.
        assert.ok([200, 404].includes(statuses[0]!), statuses.join());
      }
    });
  }
}
