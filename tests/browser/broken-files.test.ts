/** The site when script files are missing or broken. */
import { paths } from "../../src/paths.ts";
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
  openPage,
  pageHydrated,
  pageShown,
} from "../support/browser/open-page.ts";
import { waitUntil } from "../support/promises.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

Deno.test("loads a page as a document once when its script is gone after a deployment", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.route(chunk("about-page"), gone);
  const documents = shownDocumentsOf(page);
  await linkTo(page, paths.about).click();
  await page.waitForURL(site.origin + paths.about);
  await assertDocuments(page, documents, [paths.about]);
  await assertUsable(page);
});

Deno.test("a page that fails to hydrate logs why, keeps the server's HTML, and hydrates once it is fixed", async () => {
  await using visit = await openBroken(site, paths.about, "about-page", broken);
  const { page, documents } = visit;
  await assertDocuments(page, documents, [paths.about, paths.about]);
  await waitUntil(() => site.lines.join().includes("broken part"));
  await pageShown(page, paths.about);
  await assertUsable(page);
  await page.unrouteAll();
  await visit.goTo(paths.about);
  await pageHydrated(page);
});
