import assert from "node:assert/strict";
import { academyTracks } from "../../../data/academy.ts";
import { links } from "../../../data/site.ts";
import { paths } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("academy tracks show all texts; on a phone only that of the chosen track", async () => {
  await using visit = await openPage(site, paths.academy);
  const { page } = visit;
  const tracks = page.locator("section:has(#tracks)");
  const texts = tracks.locator("li > p").filter({ visible: true });
  assert.deepEqual(
    await texts.allTextContents(),
    academyTracks.map(({ description }) => description),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { name, description } of academyTracks.toReversed()) {
    await tracks.getByRole("button", { name, exact: true }).click();
    await tracks.getByText(description, { exact: true }).waitFor();
    assert.deepEqual(await texts.allTextContents(), [description]);
  }
});

Deno.test("an academy link opens the academy's note, with and without script", async () => {
  for (const javaScriptEnabled of [true, false]) {
    await using visit = await openPage(site, links.academyApply.href, {
      javaScriptEnabled,
      until: javaScriptEnabled ? "hydrated" : "load",
    });
    await visit.page.locator("#academy").waitFor();
  }
  await using visit = await openPage(site, paths.academy);
  await visit.page.getByRole("link", { name: links.academyApply.label }).first()
    .click();
  await visit.page.locator("#academy").waitFor();
});

Deno.test("on tablets a long bridge shows every second pier, the ends included", async () => {
  await using visit = await openPage(site, paths.academy);
  const piers = visit.page.locator(".weeks use");
  const all = await piers.count();
  assert.equal(await piers.filter({ visible: true }).count(), all);
  await visit.page.setViewportSize({ width: 768, height: 900 });
  assert.equal(
    await piers.filter({ visible: true }).count(),
    (all + 1) / 2,
  );
  await piers.first().waitFor();
  await piers.last().waitFor();
});
