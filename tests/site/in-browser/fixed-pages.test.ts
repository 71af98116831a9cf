import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { academyTracks } from "../../../data/academy.ts";
import { brandingFaq } from "../../../data/branding-faq.ts";
import { toolCategories } from "../../../data/tools.ts";
import { paths } from "../../../src/addresses/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

/** Rows of things, top to bottom: how many are side by side in each. */
async function rowsOf(items: Locator): Promise<number[]> {
  const tops = await items.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top))
  );
  return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
}

Deno.test("branding's five questions open one at a time and close again", async () => {
  await using visit = await openPage(site, paths.branding);
  const { page } = visit;
  const answer = (place: number) =>
    page.getByText(brandingFaq[place]!.answer, { exact: true });
  const press = (place: number) =>
    page.getByText(brandingFaq[place]!.question, { exact: true }).click();
  const shown = async () => {
    const seen = await Promise.all(
      brandingFaq.map((_, place) => answer(place).isVisible()),
    );
    return seen.flatMap((isSeen, place) => isSeen ? [place] : []);
  };
  assert.equal(brandingFaq.length, 5);
  await press(3);
  await answer(3).waitFor();
  await answer(0).waitFor({ state: "hidden" });
  assert.deepEqual(await shown(), [3]);
  await press(4);
  await answer(4).waitFor();
  await answer(3).waitFor({ state: "hidden" });
  assert.deepEqual(await shown(), [4]);
  await press(4);
  await answer(4).waitFor({ state: "hidden" });
  assert.deepEqual(await shown(), []);
});

Deno.test("a track's button shows what the track teaches; on a phone in place of the one before", async () => {
  await using visit = await openPage(site, paths.academy);
  const { page } = visit;
  const tracks = page.getByRole("region", { name: "Choose a track" });
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
    assert.deepEqual(
      await tracks.getByRole("button", { pressed: true }).allTextContents(),
      [name],
    );
  }
});

Deno.test("the tools of a chosen category show, each with its logo", async () => {
  await using visit = await openPage(site, paths.webDevelopment);
  const tools = visit.page.getByRole("region", { name: "Our tools" });
  assert.deepEqual(
    await tools.getByRole("button").allTextContents(),
    toolCategories.map(({ label }) => label),
  );
  for (const { label, tools: expected } of toolCategories.toReversed()) {
    await tools.getByRole("button", { name: label, exact: true }).click();
    await tools.getByText(expected[0]!.name, { exact: true }).waitFor();
    assert.deepEqual(
      await tools.getByRole("listitem").allTextContents(),
      expected.map(({ name }) => name),
    );
    // What the mark paints counts, not the box that it has.
    await visit.page.waitForFunction((count) => {
      const logos = [...document.querySelectorAll<SVGGraphicsElement>(
        "section:has(#tools) li svg",
      )].filter((logo) => logo.checkVisibility());
      return logos.length === count &&
        logos.every((logo) => logo.getBBox().width > 5);
    }, expected.length);
  }
});

Deno.test("no-code's five benefits stand in a row of three and a row of two", async () => {
  await using visit = await openPage(site, paths.noCode);
  const reasons = visit.page.getByRole("region", { name: "Five reasons" });
  assert.deepEqual(await rowsOf(reasons.getByRole("listitem")), [3, 2]);
});

Deno.test("the grid of six project pictures is for desktops only", async () => {
  await using visit = await openPage(site, paths.services);
  const { page } = visit;
  const pictures = page.locator("main header").getByRole("img");
  assert.deepEqual(await rowsOf(pictures), [2, 2, 2]);
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await pictures.count(), 0);
});
