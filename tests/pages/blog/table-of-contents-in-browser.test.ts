import assert from "node:assert/strict";
import { articlePath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the table of contents links to its sections, Back returns, and on phones it opens", async () => {
  await using visit = await openPage(site, articlePath(samples.article.id));
  const { page } = visit;
  const links = page.locator("nav.contents").getByRole("link");
  const anchorOf = (place: number) =>
    links.nth(place).evaluate((link) => (link as HTMLAnchorElement).hash);
  const [first, third] = await Promise.all([anchorOf(0), anchorOf(2)]);
  const inView = (anchor: string) =>
    page.waitForFunction((anchor) => {
      const top = document.querySelector(anchor)?.getBoundingClientRect().top;
      return top !== undefined && Math.abs(top) < innerHeight / 4;
    }, anchor);
  for (const [place, anchor] of [[2, third], [0, first]] as const) {
    await links.nth(place).click();
    await page.locator(`${anchor} > h2:focus`).waitFor();
    await inView(anchor);
    // The current section is marked.
    await page.locator(`.contents a[href="${anchor}"][aria-current]`).waitFor();
    assert.equal(await page.locator(".contents [aria-current]").count(), 1);
  }
  await page.goBack();
  await page.waitForURL((url) => url.hash === third);
  await inView(third);

  // In another tab.
  await links.nth(1).click({ modifiers: ["Control"] });
  await links.nth(1).and(page.locator(":focus")).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await links.first().waitFor({ state: "hidden" });
  await page.locator("nav.contents summary").click();
  await links.first().waitFor();
  assert.deepEqual(visit.complaints, []);
});
