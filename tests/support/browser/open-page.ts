import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { startBrowser, watch } from "./chromium.ts";

/** A page of the site in a browser, with what it reported and asked for. */
export interface OpenPage extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  /** Warnings, errors and failed requests. */
  complaints: string[];
  /** Paths and queries of the calls through the gateway. */
  calls: string[];
  /** Loads another address in the same tab; nothing is reported of it yet. */
  goTo(path: string): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** What has to happen before the page is used; hydrated unless given. */
  until?: "hydrated" | "commit" | "load";
  /** Prepares the page before it goes anywhere. */
  prepare?(page: Page): Promise<unknown>;
}

let shared: Browser;

// One browser for all tests of the file that imports this.
Deno.test.beforeAll(async () => {
  shared = await startBrowser();
});
Deno.test.afterAll(() => shared.close());

/** The browser that the tests of a file share. */
export function browser(): Browser {
  return shared;
}

/** Opens an address of a site, in a browser profile of its own. */
export async function openPage(
  site: { origin: string },
  path: string,
  options: OpenOptions = {},
): Promise<OpenPage> {
  const tab = await openTab(site, options);
  await tab.goTo(path);
  return tab;
}

/**
 * Opens an empty tab, for a test that looks at many pages: files that are in
 * its cache are not loaded again.
 */
export async function openTab(
  site: { origin: string },
  { until = "hydrated", prepare, ...options }: OpenOptions = {},
): Promise<OpenPage> {
  const context = await shared.newContext({
    viewport: { width: 1440, height: 900 },
    // Drawing frames takes a third of the time; tests of motion ask for it.
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints = watch(page).list;
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname + search);
  });
  await prepare?.(page);
  return {
    page,
    context,
    complaints,
    calls,
    async goTo(path) {
      complaints.length = 0;
      calls.length = 0;
      await page.goto(new URL(path, site.origin).href, {
        waitUntil: until === "load" ? "load" : "commit",
      });
      if (until === "hydrated") await pageHydrated(page);
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Long enough for a busy machine: a test fails here only if nothing comes. */
const patienceMs = 60_000;

/** Waits until the page's script has taken over the document. */
export async function pageHydrated(page: Page): Promise<void> {
  await page.locator(".services[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits until the page of a path shows: the head names its address. */
export async function pageShown(page: Page, path: string): Promise<void> {
  await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({
    state: "attached",
  });
}

/** Follows the first link to a path without scrolling to it. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await elementHydrated(link);
  await link.evaluate((element: HTMLElement) => element.click());
}

/**
 * Waits until React has taken over an element: until then a link is a plain
 * link and loads its document. React leaves its mark on each such element.
 */
export async function elementHydrated(element: Locator): Promise<void> {
  const page = element.page();
  const handle = await element.elementHandle();
  await page.waitForFunction(
    (it) => Object.keys(it ?? {}).some((key) => key.startsWith("__react")),
    handle,
  );
}
