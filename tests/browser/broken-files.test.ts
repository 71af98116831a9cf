/** The site when script or style files are missing or broken. */
import assert from "node:assert/strict";
import type { Locator, Page, Route } from "playwright-core";
import { projectList } from "../../src/ui/projects/projects.ts";
import { paths, projectPath } from "../../src/paths.ts";
import {
  documentStays,
  openPage,
  pageHydrated,
  pageShown,
} from "../support/browser/open-page.ts";
import { waitUntil } from "../support/promises.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

/** Pages that have asked for a document and still show the one before. */
const waiting = new Set<Page>();

/** The documents that a page requests from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("framenavigated", () => waiting.delete(page));
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    waiting.add(page);
    const { pathname, search, hash } = new URL(request.url());
    asked.push(pathname + search + hash);
  });
  return asked;
}

const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
const broken = (route: Route) =>
  route.fulfill({
    contentType: "text/javascript",
    body: `export const handle = { meta: { title: "x" }, sky: "paper" };
      export function Component() { throw new Error("broken part"); }`,
  });
const chunk = (name: string) => `**/assets/${name}-*.js`;

/**
 * The documents that a page shows from now on: one that the browser has
 * prefetched for a link takes no request.
 */
function shownDocumentsOf(page: Page): string[] {
  const shown: string[] = [];
  page.on("domcontentloaded", () => {
    shown.push(new URL(page.url()).pathname);
  });
  return shown;
}

/** Asserts which documents are requested or shown until one stays. */
async function assertDocuments(
  page: Page,
  asked: string[],
  expected: string[],
): Promise<void> {
  await waitUntil(() => asked.length >= expected.length && !waiting.has(page));
  await documentStays(page);
  assert.deepEqual(asked, expected);
}

/** The message in place of a page that failed to render. */
const excuse = (page: Page) => page.locator("main .not-found");

/** Asserts that the page shows no error and that its links work. */
async function assertUsable(page: Page): Promise<void> {
  // Fails if there are two.
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await excuse(page).count(), 0);
  await linkTo(page, paths.portfolio).click();
  await page.waitForURL(site.origin + paths.portfolio);
  await page.getByRole("article").first().waitFor();
}

/** The first visible link to a path. */
function linkTo(page: Page, path: string): Locator {
  return page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
}

interface Broken {
  path: string;
  /** How requests for files of the build are answered. */
  files: Record<string, (route: Route) => Promise<void>>;
  /** Runs before the first navigation. */
  prepare?(page: Page): Promise<unknown>;
}

/** Visits a page with failing files and records its documents. */
async function visitBroken({ path, files, prepare }: Broken) {
  let documents: string[] = [];
  const visit = await openPage(site, path, {
    until: "commit",
    async prepare(page) {
      documents = documentsOf(page);
      await prepare?.(page);
      for (const [name, answer] of Object.entries(files)) {
        await page.route(chunk(name), answer);
      }
    },
  });
  return Object.assign(visit, { documents });
}

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

Deno.test("loads a project as a document when its texts are gone after a deployment", async () => {
  const [{ slug } = { slug: "" }] = projectList;
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

Deno.test("going back to an anchor on a page whose script is gone loads the document once", async () => {
  await using visit = await openPage(site, `${paths.contact}#book`);
  const { page } = visit;
  await linkTo(page, paths.about).click();
  await page.waitForURL(site.origin + paths.about);
  await page.route(chunk("contact-page"), gone);
  // Clears the modules but keeps the history.
  await page.reload();
  await pageHydrated(page);
  const documents = documentsOf(page);
  await page.goBack();
  await pageShown(page, paths.contact);
  await assertDocuments(page, documents, [paths.contact]);
});

/** Collects the errors with which a page could not be hydrated. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on("console", (message) => {
    if (/dynamically imported/.test(message.text())) {
      failures.push(message.text());
    }
  });
  return failures;
}

Deno.test("a document whose script is missing stays, reloads once at a touch with what was typed, and works without it", async () => {
  let failures: string[] = [];
  await using visit = await visitBroken({
    path: paths.blog,
    files: { "blog-page": gone },
    prepare: (page) => Promise.resolve(failures = failuresOf(page)),
  });
  const { page, documents } = visit;
  await waitUntil(() => failures.length > 0);
  await assertDocuments(page, documents, [paths.blog]);
  const search = page.getByRole("searchbox");
  await search.fill("AI");
  await assertDocuments(page, documents, [paths.blog, paths.blog]);
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>("[type=search]")?.value === "AI"
  );
  const before = failures.length;
  for (const text of ["AI a", "AI"]) {
    await search.fill(text);
    await waitUntil(() => failures.length > before);
  }
  await assertDocuments(page, documents, [paths.blog, paths.blog]);
  await search.press("Enter");
  await page.waitForURL(/\?q=AI/);
  await page.locator("main article").first().waitFor();
  await assertUsable(page);
});

Deno.test("a page hydrates at the next touch when its script loads then", async () => {
  let isGone = true;
  let failures: string[] = [];
  await using visit = await visitBroken({
    path: paths.about,
    files: {
      "about-page": (route) => isGone ? gone(route) : route.continue(),
    },
    prepare: (page) => Promise.resolve(failures = failuresOf(page)),
  });
  const { page, documents } = visit;
  await waitUntil(() => failures.length > 0);
  isGone = false;
  await page.locator("button[aria-controls=services-menu]").focus();
  await pageHydrated(page);
  assert.deepEqual(documents, [paths.about]);
});

Deno.test("a page that fails to hydrate logs why, keeps the server's HTML, and hydrates once it is fixed", async () => {
  await using visit = await visitBroken({
    path: paths.about,
    files: { "about-page": broken },
  });
  const { page, documents } = visit;
  await assertDocuments(page, documents, [paths.about, paths.about]);
  await waitUntil(() => site.lines.join().includes("broken part"));
  await pageShown(page, paths.about);
  await assertUsable(page);
  await page.unrouteAll();
  await visit.goTo(paths.about);
  await pageHydrated(page);
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

Deno.test("does not reload a page whose script throws when session storage is unavailable", async () => {
  await using visit = await visitBroken({
    path: paths.about,
    files: { "about-page": broken },
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(globalThis, "sessionStorage", {
          get() {
            throw new DOMException("Denied", "SecurityError");
          },
        })
      ),
  });
  const { page, documents } = visit;
  await excuse(page).waitFor();
  await assertDocuments(page, documents, [paths.about]);
  await linkTo(page, paths.portfolio).waitFor();
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
