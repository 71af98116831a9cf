import assert from "node:assert/strict";
import { openPage, pageHydrated } from "../../support/browser/open-page.ts";
import { translate, translated } from "../../support/browser/translate.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { noCache } from "../../support/settings.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({ settings: noCache });

Deno.test("posts that come into a translated page are translated, and filtered by what was typed", async () => {
  const late = held(await fixtureContent());
  site.content.answer = late.answer;
  const [{ path, heading, loading } = assert.fail()] = contentPages;
  await using visit = await openPage(site, path, { until: "commit" });
  const { page } = visit;
  await page.getByText(loading, { exact: true }).waitFor();
  await pageHydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.evaluate(translate);
  const search = page.getByRole("searchbox");
  await search.fill(heading);
  late.release();
  await page.locator("h3", { hasText: heading + translated }).first().waitFor();
  await page.locator("h3 mark").first().waitFor();
  assert.equal(await search.inputValue(), heading);
  await search.fill("");
  await page.locator("h3 mark").first().waitFor({ state: "detached" });
  await page.locator("h3").nth(1).waitFor();
  assert.equal(await page.evaluate(() => "same" in globalThis), true);
});
