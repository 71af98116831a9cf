/** The site when script or style files are missing or broken. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
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
import { fixtureContent, late } from "../support/content/answers.ts";
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

/** A stylesheet or a script that every page loads. */
const files = ["rest-*.css", "early-script-*.js"];
/** A complete page, and one that streams, as its content comes late. */
const pages = [paths.about, paths.careers];

/** Answers requests for a file with 404 until it is there. */
async function openWithout(file: string, path: string) {
  site.content.answer = late(500, await fixtureContent());
  const state = { isThere: false, isInServer: false, missed: 0 };
  const documents: string[] = [];
  const visit = await openPage(site, path, {
    until: "commit",
    async prepare(page) {
      page.on("request", (request) => {
        if (request.isNavigationRequest()) documents.push(path);
      });
      await page.route(`**/assets/${file}`, (route) => {
        const isLook = route.request().method() === "HEAD";
        if (isLook ? state.isInServer : state.isThere) return route.continue();
        if (!isLook) state.missed++;
        return gone(route);
      });
    },
  });
  return { ...visit, documents, state };
}

/** Waits until a file works: styles apply, or the early script has started. */
async function fileLoaded(page: Page, file: string): Promise<void> {
  await page.waitForFunction(
    (isStyle) =>
      isStyle
        ? Array.from(
          document.querySelectorAll<HTMLLinkElement>("body link, head link"),
        ).some(({ sheet, media }) => !media && sheet?.cssRules.length)
        // It gives the history entry a key.
        : history.state?.key,
    file.endsWith(".css"),
  );
}

for (const file of files) {
  for (const path of pages) {
    Deno.test(`${path} asks once more for ${file} of another build, then reloads once if the server has it`, async (t) => {
      await t.step("another instance has it", async () => {
        await using visit = await openWithout(file, path);
        const { page, documents, state } = visit;
        await waitUntil(() => state.missed > 0);
        state.isThere = true;
        await fileLoaded(page, file);
        assert.deepEqual(documents, [path]);
      });
      await t.step("a reload brings it", async () => {
        await using visit = await openWithout(file, path);
        const { page, documents, state } = visit;
        state.isInServer = true;
        await waitUntil(() => documents.length > 1);
        state.isThere = true;
        await fileLoaded(page, file);
        assert.deepEqual(documents, [path, path]);
      });
    });
  }
}
