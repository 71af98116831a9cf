import { applyLink } from "../../../src/pages/academy/apply-link.ts";
import { academyTracks } from "../../../src/pages/academy/academy-tracks.ts";
import { paths } from "../../../src/paths.ts";
import { testChoices } from "../../support/browser/choices.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

testChoices(site, {
  name: "a track of the academy",
  path: paths.academy,
  viewport: { width: 390, height: 844 },
  labels: academyTracks().map(({ name }) => name),
  shown: ".tracks p",
  texts: academyTracks().map(({ description }) => description),
});

Deno.test("an academy link opens the academy's note, with and without script", async () => {
  for (const javaScriptEnabled of [true, false]) {
    await using visit = await openPage(site, applyLink().href, {
      javaScriptEnabled,
      until: javaScriptEnabled ? "hydrated" : "load",
    });
    await visit.page.locator("#academy").waitFor();
  }
  await using visit = await openPage(site, paths.academy);
  await visit.page.getByRole("link", { name: applyLink().label }).first()
    .click();
  await visit.page.locator("#academy").waitFor();
});
