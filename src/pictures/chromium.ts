import { type Browser, chromium } from "playwright-core";
import { browserPath } from "./browser-path.ts";

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
