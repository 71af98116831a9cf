import { type Browser, chromium } from "playwright-core";
import { browserPath } from "./browser-path.ts";

/**
 * What a page can do without. The first three are the address bar's
 * suggestions, two more processes for each page; the others are what the
 * driver itself switches off, as the last such list is the one that counts.
 */
const withoutFeatures = [
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

/** Switches that let it run as root, and keep it off the network. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${withoutFeatures.join(",")}`,
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
