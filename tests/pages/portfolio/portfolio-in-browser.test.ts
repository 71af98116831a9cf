import assert from "node:assert/strict";
import { captions } from "../../../data/captions.ts";
import { projectList } from "../../../data/project-list.ts";
import {
  fullPortfolioPath,
  paths,
  projectPath,
} from "../../../src/addresses/paths.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();

Deno.test("the portfolio shows six projects, then all, with no way back", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.getByRole("link", { name: "Portfolio", exact: true }).first()
    .click();
  const projects = page.getByRole("main").getByRole("article");
  const more = page.getByRole("button", { name: /^View more projects/ });
  await more.waitFor();
  assert.equal(await projects.count(), 6);
  await elementHydrated(more);
  await more.click();
  await page.waitForURL(site.origin + fullPortfolioPath);
  await projects.nth(6).waitFor();
  assert.equal(await projects.count(), projectList.length);
  assert.equal(await more.count(), 0);
  await page.waitForFunction(
    (name) => document.activeElement?.textContent === name,
    projectList[6]!.name,
  );
  await page.goBack();
  await page.waitForURL(site.origin + paths.home);
});

Deno.test("each project of the long list leads to its page", async () => {
  await using visit = await openPage(site, fullPortfolioPath);
  const links = await visit.page.getByRole("main").getByRole("article")
    .getByRole("link").evaluateAll((items) =>
      items.map((item) => item.getAttribute("href"))
    );
  assert.deepEqual(
    links,
    projectList.map(({ slug }) => projectPath(slug)),
  );
});

Deno.test("a project's page starts at its top with its captions, also on the way from another project", async () => {
  await using visit = await openPage(site, projectPath("aurora-ai"));
  const { page } = visit;
  await page.getByRole("heading", { level: 1, name: "Aurora AI" }).waitFor();
  const shownCaptions = page.locator(".shot-caption span");
  assert.deepEqual(
    await shownCaptions.allTextContents(),
    captions["aurora-ai"],
  );
  const next = page.getByRole("main").getByRole("link", {
    name: new RegExp(projectList[1]!.name),
  }).last();
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.getByRole("heading", { level: 1, name: projectList[1]!.name })
    .waitFor();
  await page.waitForFunction(() => scrollY === 0);
  assert.deepEqual(
    await shownCaptions.allTextContents(),
    captions[projectList[1]!.slug],
  );
  assert.deepEqual(visit.complaints, []);
});

Deno.test("the pictures that fullSpanIndices names span the gallery, the others half of it", async () => {
  await using visit = await openPage(site, projectPath("alomaa"));
  const gallery = visit.page.locator("ul.gallery");
  const shares = await gallery.evaluate((gallery) => {
    const style = getComputedStyle(gallery);
    const inner = gallery.clientWidth - Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    return [...gallery.children].map((item) =>
      item.getBoundingClientRect().width / inner
    );
  });
  const { fullSpanIndices = [] } =
    projectList.find(({ slug }) => slug === "alomaa") ?? {};
  assert.equal(shares.length, 11);
  assert.deepEqual(
    shares.flatMap((share, index) => share > 0.99 ? index + 1 : []),
    fullSpanIndices,
  );
  for (const share of shares) assert.ok(share > 0.99 || share < 0.51);
});
