import { type Browser, chromium } from "playwright-core";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Switches that let it run as root, and keep it off the network. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
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

/**
 * Starts a browser. Close it when done.
 * @param more Further switches.
 * @throws If no Chromium is installed.
 */
export async function startBrowser(
  more: readonly string[] = [],
): Promise<Browser> {
  const executablePath = await browserPath();
  if (!executablePath) {
    throw new Error(
      "Cannot find a browser: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH",
    );
  }
  return await chromium.launch({
    executablePath,
    args: [...switches, ...more],
  });
}
