import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { browserAdvice, firstLine } from "./browser-advice.ts";
import { browserPaths, namedBrowser } from "./browser-path.ts";

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
 * How Playwright launches a browser: that of `CHROMIUM_PATH`, the system's
 * first one, or without either the one that Playwright has installed.
 * @param more Further command-line switches.
 */
export function launchOptions(more: readonly string[] = []): LaunchOptions {
  return launchOptionsOf(namedBrowser() ?? browserPaths()[0], more);
}

/**
 * How Playwright launches the browser at a path, or without one its own.
 * @param more Further command-line switches.
 */
export function launchOptionsOf(
  executablePath: string | undefined,
  more: readonly string[] = [],
): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [...switches, ...more],
  };
}

/**
 * Starts a browser. Close it when done.
 * @param more Further command-line switches.
 * @throws {ExpectedError} When none can be started.
 */
export async function startBrowser(
  more: readonly string[] = [],
): Promise<Browser> {
  try {
    return await chromium.launch(launchOptions(more));
  } catch (cause) {
    throw new ExpectedError(
      `Cannot start a browser: ${firstLine(cause)}. ${browserAdvice()}`,
      { cause },
    );
  }
}
