import { hydrateEvent } from "../../../src/browser/inline-script/load-scripts.ts";
import {
  hydratingAttribute,
  isHydrated,
} from "../../../src/streaming/document-state.ts";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { startBrowser, tracesFolderVariable, watch } from "./chromium.ts";

/** A page of the site in a browser, with its complaints and calls. */
export interface OpenPage extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  /** Warnings, errors and failed requests. */
  complaints: string[];
  /** Paths and queries of the calls through the gateway. */
  calls: string[];
  /** Paths of the scripts that the page has asked for. */
  scripts: string[];
  /** Loads another address in the same tab and clears these lists. */
  goTo(path: string): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** The state to wait for; hydrated by default. */
  until?: "hydrated" | "commit" | "load";
  /** Runs before the first navigation. */
  prepare?(page: Page): Promise<unknown>;
}

let shared: Browser;

// One browser for all tests of the file that imports this.
Deno.test.beforeAll(async () => {
  shared = await startBrowser();
});
// Runs also when it did not start, whose error should be the last.
Deno.test.afterAll(() => shared?.close());

/** The browser that the tests of a file share. */
export function browser(): Browser {
  return shared;
}

/** Opens an address of a site in a new browser profile. */
export async function openPage(
  site: { origin: string },
  path: string,
  options: OpenOptions = {},
): Promise<OpenPage> {
  const tab = await openTab(site, options);
  try {
    await tab.goTo(path);
  } catch (cause) {
    await tab[Symbol.asyncDispose]();
    throw cause;
  }
  return tab;
}

/** Opens an empty tab for a test of many pages, which share its cache. */
export async function openTab(
  site: { origin: string },
  { until = "hydrated", prepare, ...options }: OpenOptions = {},
): Promise<OpenPage> {
  const context = await shared.newContext({
    viewport: { width: 1440, height: 900 },
    // Rendering frames takes a third of the time; tests of motion enable it.
    reducedMotion: "reduce",
    ...options,
  });
  const saveTrace = await startTrace(context);
  const page = await context.newPage();
  const complaints = watch(page);
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname + search);
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  await prepare?.(page);
  return {
    page,
    context,
    complaints,
    calls,
    scripts,
    async goTo(path) {
      for (const list of [complaints, calls, scripts]) list.length = 0;
      await page.goto(new URL(path, site.origin).href, {
        waitUntil: until === "load" ? "load" : "commit",
      });
      if (until === "hydrated") await pageHydrated(page);
    },
    async [Symbol.asyncDispose]() {
      await saveTrace();
      await context.close();
    },
  };
}

let traces = 0;

/**
 * Records what happens in a profile, in runs that want it.
 * @returns Saves the trace.
 */
async function startTrace(
  { tracing }: BrowserContext,
): Promise<() => Promise<void>> {
  const folder = Deno.env.get(tracesFolderVariable);
  if (!folder) return () => Promise.resolve();
  await tracing.start({ screenshots: true, snapshots: true });
  return () => tracing.stop({ path: `${folder}/${++traces}.zip` });
}

/** Holds a page's scripts back until release, so that it is not hydrated. */
export const heldScripts = () => heldFiles("**/*.js");

/** Holds a page's files back until release. */
export function heldFiles(files: string) {
  const gate = Promise.withResolvers<void>();
  return {
    hold: (page: Page) =>
      page.route(files, async (route) => {
        await gate.promise;
        await route.continue();
      }),
    release: () => gate.resolve(),
  };
}

/** Hydrates the page on any line, once its styles are there. */
export async function pageHydrated(page: Page): Promise<void> {
  await stylesLoaded(page);
  await page.waitForFunction((hydrateEvent) => {
    dispatchEvent(new Event(hydrateEvent));
    return document.querySelector("[data-hydrated]") !== null;
  }, hydrateEvent);
}

/** Waits until React has hydrated all parts of the page and its content. */
export async function hydrationDone(page: Page): Promise<void> {
  await attached(
    page,
    `[data-hydrated]:not([${hydratingAttribute}])`,
  );
}

/** Waits until the page is hydrated without an interaction. */
export async function hydratedByItself(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until the page is loaded and its early script has started. */
export async function earlyScriptStarted(page: Page): Promise<void> {
  await page.waitForLoadState();
  await earlyScriptImported(page);
}

/** Waits until the page's early script has started, maybe before it is loaded. */
export async function earlyScriptImported(page: Page): Promise<void> {
  const script = await page.waitForFunction(() =>
    performance.getEntriesByType("resource")
      .find(({ name }) => name.includes("/early-script-"))?.name
  );
  // It has started once this resolves: the page has imported it before.
  await page.evaluate((name = "") => import(name), await script.jsonValue());
}

/**
 * Waits for an element in the document, visible or not. It looks at each frame:
 * a locator would soon look only every half second.
 */
export async function attached(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null,
    selector,
  );
}

/** Waits for the styles of all windows, which may arrive after the content. */
export async function stylesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.readyState === "complete" ||
    Array.from(
      document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"),
    ).some(({ sheet, media }) => sheet && !media)
  );
}

/** Waits for the typefaces, which change the heights of texts. */
export async function typefacesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    // Layout asks for them.
    document.body.offsetHeight > 0 && document.fonts.status === "loaded"
  );
}

/** Waits until a page shows, by the canonical address in its head. */
export async function pageShown(page: Page, path: string): Promise<void> {
  await attached(page, `link[rel=canonical][href$="${path}"]`);
}

/**
 * Waits until a document and its modules have loaded or failed, so that a
 * reload for these is under way.
 */
export async function documentStays(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    if (document.readyState !== "complete") return false;
    const { modules = "" } = document.getElementById("scripts")?.dataset ?? {};
    await Promise.allSettled(modules.split(" ").map((it) => import(it)));
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return true;
  });
}

/**
 * Waits, without script, for the complete document: a streamed one is replaced
 * by it, which would interrupt what a test does next.
 */
export async function completeDocument(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.locator("noscript[data-complete-at]").waitFor({
    state: "detached",
  });
  // It is parsed while it arrives, too.
  await page.waitForLoadState("load");
}

/** Follows the first link to a path without scrolling to it. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first();
  await elementHydrated(link);
  await link.evaluate((element: HTMLElement) => element.click());
}

/**
 * Waits until React has hydrated an element: before that a link loads its
 * document. React marks each such element.
 */
export async function elementHydrated(element: Locator): Promise<void> {
  const page = element.page();
  const handle = await element.elementHandle();
  await page.waitForFunction(
    (it) => Object.keys(it ?? {}).some((key) => key.startsWith("__react")),
    handle,
  );
}
