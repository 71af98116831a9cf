import { type Browser, chromium, type Page } from "playwright-core";
import {
  launchOptions,
  startBrowser as startOwnBrowser,
} from "../../../src/tools/browser/find-browser.ts";

/** The environment variable with the address of the browser that a test run shares. */
export const browserEndpointVariable = "BROWSER_ENDPOINT";

/** The environment variable with a folder for traces of the pages that tests open. */
export const tracesFolderVariable = "TRACES_FOLDER";

/**
 * Starts a browser for the tests of this process and of those that it starts,
 * unless there is one already. Close it when done.
 * @throws {Error} When none can be started.
 */
export async function shareBrowser(): Promise<AsyncDisposable | undefined> {
  if (Deno.env.get(browserEndpointVariable)) return undefined;
  const server = await chromium.launchServer({
    ...await launchOptions(),
    host: "127.0.0.1",
    // It ends with the run, which these signals end.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  Deno.env.set(browserEndpointVariable, server.wsEndpoint());
  return { [Symbol.asyncDispose]: () => server.close() };
}

/**
 * Connects to the shared browser, if there is one, and starts one otherwise.
 * Close it when done: that closes only the pages opened through it.
 * @throws {Error} When none can be started.
 */
export async function startBrowser(): Promise<Browser> {
  const address = Deno.env.get(browserEndpointVariable);
  const browser = address
    ? await chromium.connect(address)
    : await startOwnBrowser();
  browser.on("context", (context) => context.setDefaultTimeout(patienceMs));
  return browser;
}

/**
 * Long enough for a busy machine: a test fails here only when nothing happens.
 */
const patienceMs = 60_000;

/** Collects console warnings and errors, page errors and failed requests. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => {
    complaints.push(`page error: ${error.message}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  return complaints;
}
