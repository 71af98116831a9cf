/** What is left of the site when its files do not come or break. */
import assert from "node:assert/strict";
import type { Locator, Page, Route } from "playwright-core";
import { paths } from "../../src/paths.ts";
import {
  openPage,
  pageHydrated,
  pageShown,
} from "../support/browser/open-page.ts";
import { useSite } from "../support/site.ts";

const site = useSite();

/** The addresses of documents that a page asks for from now on. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
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

/** Asserts which documents are asked for until a page is at rest: a loop would go on. */
async function assertDocuments(
  page: Page,
  asked: string[],
  expected: string[],
): Promise<void> {
  while (asked.length < expected.length) await page.waitForEvent("request");
  await page.waitForLoadState("networkidle");
  assert.deepEqual(asked, expected);
}

/** What shows in place of a page that broke. */
const excuse = (page: Page) => page.locator("main .not-found");

/** The page shows no excuse, and its links lead on. */
async function assertUsable(page: Page): Promise<void> {
  // Fails when there are two.
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await excuse(page).count(), 0);
  await linkTo(page, paths.portfolio).click();
  await page.waitForURL(site.origin + paths.portfolio);
  await page.getByRole("article").first().waitFor();
}

/** The first link to a path that shows. */
function linkTo(page: Page, path: string): Locator {
  return page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
}

interface Broken {
  path: string;
  /** What happens to a file of the build. */
  files: Record<string, (route: Route) => Promise<void>>;
  /** What else is done before the page goes anywhere. */
  prepare?(page: Page): Promise<unknown>;
}

/** Visits a page some of whose files fail, and counts its documents. */
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

Deno.test("a page whose file is gone after a deployment is loaded as a document, once", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.route(chunk("about-page"), gone);
  const documents = documentsOf(page);
  await linkTo(page, paths.about).click();
  await page.waitForURL(site.origin + paths.about);
  await assertDocuments(page, documents, [paths.about]);
  await assertUsable(page);
});

Deno.test("going back to a part of a page whose file is gone loads it, once", async () => {
  await using visit = await openPage(site, `${paths.contact}#book`);
  const { page } = visit;
  await linkTo(page, paths.about).click();
  await page.waitForURL(site.origin + paths.about);
  await page.route(chunk("contact-page"), gone);
  // Without what was loaded before, but with the way back.
  await page.reload();
  await pageHydrated(page);
  const documents = documentsOf(page);
  await page.goBack();
  await pageShown(page, paths.contact);
  await assertDocuments(page, documents, [paths.contact]);
});

Deno.test("a document whose file is gone is loaded once more, and then used as it is", async () => {
  await using visit = await visitBroken({
    path: paths.blog,
    files: { "blog-page": gone },
  });
  const { page, documents } = visit;
  await assertDocuments(page, documents, [paths.blog, paths.blog]);
  const search = page.getByRole("searchbox");
  await search.fill("AI");
  await search.press("Enter");
  const found = `${paths.blog}?q=AI`;
  await assertDocuments(page, documents, [
    ...[paths.blog, paths.blog],
    ...[found, found],
  ]);
  await page.locator("main article").first().waitFor();
  await assertUsable(page);
});

Deno.test("a file that is there at the second time brings the page to life", async () => {
  let loads = 0;
  await using visit = await visitBroken({
    path: paths.about,
    files: {
      "about-page": (route) => loads < 2 ? gone(route) : route.continue(),
    },
    prepare(page) {
      page.on("request", (it) => loads += it.isNavigationRequest() ? 1 : 0);
      return Promise.resolve();
    },
  });
  const { page, documents } = visit;
  await pageHydrated(page);
  assert.deepEqual(documents, [paths.about, paths.about]);
});

Deno.test("a part that breaks while a page comes to life leaves what was sent", async () => {
  await using visit = await visitBroken({
    path: paths.about,
    files: { "about-page": broken },
  });
  const { page, documents } = visit;
  await assertDocuments(page, documents, [paths.about, paths.about]);
  await pageShown(page, paths.about);
  await assertUsable(page);
});

Deno.test("loads the document when a module of the next page fails", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await page.route(chunk("about-page"), broken);
  const documents = documentsOf(page);
  await linkTo(page, paths.about).click();
  await pageShown(page, paths.about);
  await assertDocuments(page, documents, [paths.about]);
  await assertUsable(page);
});

for (
  const [what, answer, isExcused] of [
    ["whose file is gone", gone, false],
    ["of which a part breaks", broken, true],
  ] as const
) {
  Deno.test(`a page ${what} is not loaded again where that cannot be noted`, async () => {
    await using visit = await visitBroken({
      path: paths.about,
      files: { "about-page": answer },
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
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (isExcused) await excuse(page).waitFor();
    await assertDocuments(page, documents, [paths.about]);
    assert.equal(await excuse(page).count(), isExcused ? 1 : 0);
    await linkTo(page, paths.portfolio).waitFor();
  });
}

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
