import { type Browser, chromium, type Page } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a browser is: `CHROMIUM_PATH`, or the first usual place that exists. */
export async function browserPath(): Promise<string | undefined> {
  const named = Deno.env.get("CHROMIUM_PATH");
  for (const path of named ? [named] : places) {
    const info = await Deno.stat(path).catch(() => undefined);
    if (info?.isFile) return path;
  }
  return undefined;
}

/** Starts a browser. Close it when done. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await browserPath();
  if (!executablePath) {
    throw new Error(
      "Cannot find a browser: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH",
    );
  }
  return await chromium.launch({ executablePath, args: flags });
}

/** Everything that a page reported and should not have. */
export interface Complaints {
  list: string[];
}

/** Collects console warnings and errors, page errors and failed requests. */
export function watch(page: Page): Complaints {
  const complaints: Complaints = { list: [] };
  page.on("console", (message) => {
    // The browser's driver says so when it keeps a service worker away.
    if (/Service Worker registration blocked/.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) {
      complaints.list.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => {
    complaints.list.push(`page error: ${error.message}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      complaints.list.push(`${response.status()}: ${response.url()}`);
    }
  });
  return complaints;
}
