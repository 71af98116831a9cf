import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { startBrowser, watch } from "./browser.ts";
import {
  type FakeAnswer,
  type FakeContent,
  startFakeContent,
} from "./fake-content.ts";
import { launchService } from "./launch-content.ts";
import { type RunningSite, startSite } from "./site.ts";

/** A page of the site in a browser, with what it reported and asked for. */
export interface Visit extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  /** Warnings, errors and failed requests. */
  complaints: string[];
  /** Paths and queries of the calls through the gateway. */
  calls: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** What has to happen before the page is used; alive unless told. */
  until?: "alive" | "commit" | "load";
  /** Prepares the page before it goes anywhere. */
  prepare?(page: Page): Promise<unknown>;
}

/** Everything that the browser tests of one file share. */
export interface Stage {
  browser: Browser;
  content: FakeContent;
  site: RunningSite;
  /** Opens a page in a browser profile of its own. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

/** Content that is asked for anew every time. */
export const noCache = {
  CONTENT_FRESH_SECONDS: "0",
  CONTENT_STALE_SECONDS: "0",
};

/**
 * Sets up a browser, a content service and the site over it, once for the
 * tests of a file. The content is the site's own unless a test replaces it.
 * @param environment Settings of the site; without a cache unless told.
 */
export function stage(environment: Record<string, string> = noCache): Stage {
  const parts = {} as Stage;
  Deno.test.beforeAll(async () => {
    parts.content = startFakeContent(await ownContent());
    [parts.browser, parts.site] = await Promise.all([
      startBrowser(),
      startSite({ CONTENT_API_URL: parts.content.origin, ...environment }),
    ]);
  });
  Deno.test.afterAll(async () => {
    await parts.browser.close();
    await parts.site.stop();
    await parts.content[Symbol.asyncDispose]();
  });
  parts.visit = (path, options) => visit(parts, path, options);
  return parts;
}

/** Answers with the content that the site began with. */
export async function ownContent(): Promise<FakeAnswer> {
  const service = await launchService();
  return (request) => service.fetch(request);
}

async function visit(
  { browser, site }: Stage,
  path: string,
  { until = "alive", prepare, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // It asks for what was read by itself; tests of it let it in.
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints = watch(page).list;
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname + search);
  });
  await prepare?.(page);
  await page.goto(new URL(path, site.origin).href, {
    waitUntil: until === "load" ? "load" : "commit",
  });
  if (until === "alive") await alive(page);
  return {
    page,
    context,
    complaints,
    calls,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Waits until the page's script has taken over the document. */
export async function alive(page: Page): Promise<void> {
  await page.locator(".services[data-live]").waitFor({ state: "attached" });
}

/**
 * Waits until React has taken over an element: until then a link is a plain
 * link and loads its document. React leaves its mark on each such element.
 */
export async function hydrated(element: Locator): Promise<void> {
  const page = element.page();
  const handle = await element.elementHandle();
  await page.waitForFunction(
    (it) => Object.keys(it ?? {}).some((key) => key.startsWith("__react")),
    handle,
  );
}

/** Answers only after being released, so that a test decides what is late. */
export function held(answer: FakeAnswer): {
  answer: FakeAnswer;
  release(): void;
} {
  const gate = Promise.withResolvers<void>();
  return {
    async answer(request) {
      await gate.promise;
      return await answer(request);
    },
    release: () => gate.resolve(),
  };
}
