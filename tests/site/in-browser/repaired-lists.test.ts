import assert from "node:assert/strict";
import { recordKinds } from "../../../src/content/record-kinds.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { recordsOfEach, sections } from "../../support/sections.ts";
import { useSite } from "../../support/site.ts";

const site = useSite({
  content: withRecords(recordsOfEach(({ make, damaged }) => [
    make({ _id: "good", title: "The good one" }),
    ...damaged,
  ])),
});

for (const { records, list: { path }, damaged } of sections) {
  const title = `navigation to ${path} shows a list with repaired records`;
  Deno.test(title, async () => {
    await using visit = await openPage(site, paths.about);
    const { page } = visit;
    await page.getByRole("banner").locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await page.getByText("The good one").first().waitFor();
    assert.ok(
      visit.calls.some((it) => it.includes(recordKinds[records].one)),
      "the list came through the gateway",
    );
    const ids = await page.locator(`main a[href^="${path}/"]`).evaluateAll((
      links,
    ) => links.map((link) => link.getAttribute("href")));
    assert.equal(new Set(ids).size, damaged.length + 1);
    assert.deepEqual(visit.complaints, []);
  });
}
