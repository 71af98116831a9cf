/** The documents that a page loads when files of the build are wrong. */
import assert from "node:assert/strict";
import type { Locator, Page, Route } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { waitUntil } from "../promises.ts";
import { documentStays, type OpenPage, openPage } from "./open-page.ts";

/** Pages that have asked for a document and still show the one before. */
const waiting = new Set<Page>();

/** The documents that a page requests from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  // A new address without a document is a navigation of the frame, too.
  page.on("domcontentloaded", () => waiting.delete(page));
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    waiting.add(page);
    const { pathname, search, hash } = new URL(request.url());
    asked.push(pathname + search + hash);
  });
  return asked;
}

/**
 * The documents that a page shows from now on: one that the browser has
 * prefetched for a link takes no request.
 */
export function shownDocumentsOf(page: Page): string[] {
  const shown: string[] = [];
  page.on("domcontentloaded", () => {
    shown.push(new URL(page.url()).pathname);
  });
  return shown;
}

/** Asserts which documents are requested or shown until one stays. */
export async function assertDocuments(
  page: Page,
  documents: string[],
  expected: string[],
): Promise<void> {
  await waitUntil(() =>
    documents.length >= expected.length && !waiting.has(page)
  );
  await documentStays(page);
  assert.deepEqual(documents, expected);
}

export const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
export const broken = (route: Route) =>
  route.fulfill({
    contentType: "text/javascript",
    body:
      `export const handle = { meta: () => ({ title: "x" }), surface: "paper" };
      export function Component() { throw new Error("broken part"); }`,
  });
export const chunk = (name: string) => `**/assets/${name}-*.js`;

/** The first visible link to a path. */
export function linkTo(page: Page, path: string): Locator {
  return page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
}

/** Asserts that the page shows no error and that its links work. */
export async function assertUsable(page: Page): Promise<void> {
  // Fails if there are two.
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.locator("main .not-found").count(), 0);
  await linkTo(page, paths.portfolio).click();
  await page.waitForURL(`**${paths.portfolio}`);
  await page.getByRole("article").first().waitFor();
}

/** A page whose script fails. */
interface BrokenPage extends OpenPage {
  /** The documents that it has requested. */
  documents: string[];
  /** The errors with which it could not be hydrated. */
  failures: string[];
}

/** Opens a page and answers requests for one of its scripts. */
export async function openBroken(
  site: { origin: string },
  path: string,
  script: string,
  answer: (route: Route) => Promise<void>,
): Promise<BrokenPage> {
  let documents: string[] = [];
  const failures: string[] = [];
  const visit = await openPage(site, path, {
    until: "commit",
    async prepare(page) {
      documents = documentsOf(page);
      page.on("console", (message) => {
        if (/dynamically imported/.test(message.text())) {
          failures.push(message.text());
        }
      });
      await page.route(chunk(script), answer);
    },
  });
  return { ...visit, documents, failures };
}
