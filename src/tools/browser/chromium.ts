import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { browserPath } from "./browser-path.ts";

/**
 * Disabled features of the browser. The first three are the address bar's
 * suggestions, which cost two processes a page; the others are those that
 * Playwright disables, because only the last such switch has an effect.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Switches that allow running as root and stop background requests. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  // Chromium's default; that of the headless shell differs and shifts letters.
  "--font-render-hinting=slight",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/**
 * How Playwright launches a browser.
 * @param more Further command-line switches.
 * @throws {Error} When no Chromium is installed.
 */
export async function launchOptions(
  more: readonly string[] = [],
): Promise<LaunchOptions> {
  const executablePath = await browserPath();
  if (!executablePath) {
    throw new Error(
      "Cannot find a browser: install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH",
    );
  }
  return { executablePath, args: [...switches, ...more] };
}

/**
 * Starts a browser. Close it when done.
 * @param more Further command-line switches.
 * @throws {Error} When no Chromium is installed.
 */
export async function startBrowser(
  more: readonly string[] = [],
): Promise<Browser> {
  return await chromium.launch(await launchOptions(more));
}
