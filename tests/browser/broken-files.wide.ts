/** More of the site when script or style files are missing or broken. */
import assert from "node:assert/strict";
import { paths, projectPath } from "../../src/paths.ts";
import { samples } from "../support/addresses.ts";
import {
  assertDocuments,
  assertUsable,
  broken,
  chunk,
  gone,
  linkTo,
  openBroken,
  shownDocumentsOf,
} from "../support/browser/documents.ts";
import {
  documentStays,
  openPage,
  pageHydrated,
  pageShown,
} from "../support/browser/open-page.ts";
import { site } from "../support/fixture-site.ts";
import { waitUntil } from "../support/promises.ts";

Deno.test("loads a project as a document when its texts are gone after a deployment", async () => {
  const { slug } = samples.project;
  await using visit = await openPage(site, paths.portfolio);
  const { page } = visit;
  await page.route(chunk(slug), gone);
  const documents = shownDocumentsOf(page);
  await linkTo(page, projectPath(slug)).click();
  await page.waitForURL(site.origin + projectPath(slug));
  await waitUntil(() => documents.length > 0);
  await documentStays(page);
  assert.equal(documents[0], projectPath(slug));
  await page.locator(".gallery").waitFor();
});

Deno.test("a document whose script is missing stays with what is typed, and works without it", async () => {
  await using visit = await openBroken(site, paths.blog, "blog-page", gone);
  const { page, documents, failures } = visit;
  await waitUntil(() => failures.length > 0);
  await assertDocuments(page, documents, [paths.blog]);
  const search = page.getByRole("searchbox");
  for (const text of ["AI", "AI a", "AI"]) {
    const before = failures.length;
    await search.fill(text);
    await waitUntil(() => failures.length > before);
  }
  await assertDocuments(page, documents, [paths.blog]);
  await search.press("Enter");
  await page.waitForURL(/\?q=AI/);
  await page.locator("main article").first().waitFor();
  await assertUsable(page);
});

Deno.test("a page hydrates at the next interaction when its script loads then", async () => {
  let isGone = true;
  await using visit = await openBroken(
    site,
    paths.about,
    "about-page",
    (route) => isGone ? gone(route) : route.continue(),
  );
  const { page, documents, failures } = visit;
  await waitUntil(() => failures.length > 0);
  isGone = false;
  await page.locator("button[aria-controls=services-menu]").focus();
  await pageHydrated(page);
  assert.deepEqual(documents, [paths.about]);
});

Deno.test("loads the document when the script of the next page throws", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.route(chunk("about-page"), broken);
  const documents = shownDocumentsOf(page);
  await linkTo(page, paths.about).click();
  await pageShown(page, paths.about);
  await assertDocuments(page, documents, [paths.about]);
  await assertUsable(page);
});

Deno.test("without its styles a page can be read, searched and left", async () => {
  await using visit = await openPage(site, paths.blog, {
    prepare: (page) => page.route("**/*.css", gone),
  });
  const { page } = visit;
  await page.locator("main article").first().waitFor();
  await page.getByRole("searchbox").fill("AI");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL(/\/blog\?q=AI/);
  await linkTo(page, paths.contact).click();
  await pageShown(page, paths.contact);
});
