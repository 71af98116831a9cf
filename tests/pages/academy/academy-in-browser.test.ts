import assert from "node:assert/strict";
import { applyLink, trackPath } from "../../../src/pages/academy/apply-link.ts";
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

Deno.test("the chosen track shows in forced colours", async () => {
  await using visit = await openPage(site, paths.academy);
  const { page } = visit;
  await page.emulateMedia({ forcedColors: "active" });
  const chosen = page.locator(".tracks [aria-pressed=true]");
  const [ground, canvas] = await chosen.evaluate((button) => [
    getComputedStyle(button, "::before").backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  assert.notEqual(ground, canvas);
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

Deno.test("the course of the chosen track shows, and its link leads to the track's ticket; without script all show", async () => {
  const shown = ".course:visible";
  const tracks = academyTracks();
  const last = tracks.at(-1)!;
  await using visit = await openPage(site, paths.academy);
  const { page } = visit;
  assert.equal(await page.locator(shown).count(), 1);
  await page.getByRole("button", { name: last.name }).click();
  await page.locator(`#course-${last.id}`).waitFor();
  assert.equal(await page.locator(shown).count(), 1);
  await page.locator(`.course a[href="${trackPath(last)}"]`).click();
  await page.locator(`#academy-${last.id}`).waitFor();
  await using plain = await openPage(site, paths.academy, {
    javaScriptEnabled: false,
    until: "load",
  });
  assert.equal(await plain.page.locator(shown).count(), tracks.length);
});
