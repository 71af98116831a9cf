import assert from "node:assert/strict";
import footerWords from "../../../data/words/footer.json" with { type: "json" };
import { paths } from "../../../src/paths.ts";
import { addresses, unknownAddress } from "../../support/addresses.ts";
import {
  completeDocument,
  openPage,
  openTab,
} from "../../support/browser/open-page.ts";
import {
  failing,
  fixtureContent,
  held,
} from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

const options = { javaScriptEnabled: false, until: "load" } as const;

Deno.test("every page can be read without script", async (t) => {
  site.content.answer = good;
  await using it = await openTab(site, options);
  const { page } = it;
  for (const path of [...addresses, unknownAddress]) {
    await t.step(path, async () => {
      await it.goTo(path);
      await completeDocument(page);
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
      assert.doesNotMatch(
        await page.locator("main").innerText(),
        /^Loading .*\.\.\.$/m,
      );
      await page.getByRole("banner").getByRole("navigation").waitFor();
      await page.getByText(footerWords.tagline).first().waitFor();
      const complaints = it.complaints.filter((line) => !line.includes("404"));
      assert.deepEqual(complaints, []);
    });
  }
});

Deno.test("without script a late failure, and a late 404, show in place", async () => {
  const ends = [
    [paths.blog, failing("Out of ink"), ".state-error"],
    [`${paths.blog}/unknown`, good, ".not-found-scene"],
  ] as const;
  for (const [path, answer, end] of ends) {
    const late = held(answer);
    site.content.answer = late.answer;
    await using it = await openPage(site, path, {
      ...options,
      until: "commit",
    });
    await it.page.getByText(/^Loading /).waitFor();
    late.release();
    await completeDocument(it.page);
    await it.page.locator(`main ${end}`).waitFor({ state: "attached" });
  }
});
