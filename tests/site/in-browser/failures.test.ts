import assert from "node:assert/strict";
import { openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const message = "Closed <b>";
const site = useSite({
  settings: noCache,
  content: () => Response.json({ articles: [], errorMessage: message }),
});

for (const { name, path, failed } of contentPages) {
  Deno.test(`${name} shows after hydration why the content service failed`, async () => {
    await using visit = await openPage(site, path, { until: "hydrated" });
    const { page, complaints } = visit;
    const text = failed + message;
    await page.getByText(text, { exact: true }).waitFor();
    assert.equal(await page.getByRole("alert").textContent(), text);
    assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
    assert.equal(await page.getByText(/^Loading /).count(), 0);
    await page.locator(".state-error").getByRole("link").waitFor();
    // Browsers log an error when a record is 503.
    assert.deepEqual(complaints.filter((it) => !/\b503\b/.test(it)), []);
  });
}
