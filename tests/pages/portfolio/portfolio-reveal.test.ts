import assert from "node:assert/strict";
import { projectList } from "../../../data/project-list.ts";
import { fullPortfolioPath, paths } from "../../../src/addresses/paths.ts";
import { useSite } from "../../support/site.ts";
import { openPage } from "../../support/browser/open-page.ts";

const site = useSite();

/** A hydrated page, reached from the home page. */
async function visit(path: string) {
  const visit = await openPage(site, paths.home);
  await visit.goTo(path);
  return visit;
}

Deno.test("more projects appear in place, without a jump, and take the focus", async () => {
  await using it = await visit(paths.portfolio);
  const more = it.page.getByRole("button", { name: "View more projects" });
  await more.scrollIntoViewIfNeeded();
  const before = await it.page.evaluate(() => scrollY);
  await more.click();
  await it.page.getByRole("link", { name: "ARMT CMS" }).waitFor();
  assert.equal(it.page.url(), site.origin + fullPortfolioPath);
  assert.equal(await it.page.evaluate(() => scrollY), before);
  assert.equal(
    await it.page.evaluate(() => document.activeElement?.textContent),
    "Tobyteq",
  );
  assert.equal(await it.page.locator("main h2").count(), projectList.length);
});

Deno.test("going back from the long list leaves the portfolio", async () => {
  await using it = await visit(paths.portfolio);
  await it.page.getByRole("button", { name: "View more projects" }).click();
  await it.page.getByRole("link", { name: "ARMT CMS" }).waitFor();
  await it.page.goBack();
  await it.page.waitForURL(site.origin + paths.home);
});

Deno.test("the next project opens at its top, with the focus on its name", async () => {
  await using it = await visit("/portfolio/aurora-ai");
  const next = it.page.getByRole("link", { name: /Next project/ });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await it.page.getByRole("heading", { level: 1, name: "Prompt Plumber AI" })
    .waitFor();
  await it.page.waitForFunction(() => scrollY === 0);
  await it.page.locator("h1:focus").waitFor();
});

Deno.test("the pictures of services are for desktops only", async () => {
  await using it = await visit(paths.services);
  const picture = it.page.getByRole("img", { name: "Alomaa" });
  assert.equal(await picture.isVisible(), true);
  await it.page.setViewportSize({ width: 999, height: 800 });
  assert.equal(await picture.isVisible(), false);
});
