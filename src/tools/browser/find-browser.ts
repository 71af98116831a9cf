import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import packageJson from "playwright-core/package.json" with { type: "json" };
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { installPackages, mayInstall, programPath } from "./machine.ts";

/**
 * Debian's packages of Chromium, and their programs. The first, without windows,
 * paints the same with a third less processor time.
 */
const packages = ["chromium-headless-shell", "chromium"];

/**
 * Finds a browser that starts, or installs one: on Debian as root its package,
 * otherwise the one of Playwright, for this user alone.
 * @returns Its path.
 * @throws {ExpectedError} With Playwright's reason and advice, if there is none.
 */
async function findOrInstallBrowser(): Promise<string> {
  const named = Deno.env.get("CHROMIUM_PATH");
  let reason = "";
  /** The path of the first one that starts. */
  async function firstOf(
    all: readonly LaunchOptions[],
  ): Promise<string | undefined> {
    for (const options of all) {
      try {
        const server = await chromium.launchServer({ ...options, args });
        const { spawnfile } = server.process();
        await server.close();
        return spawnfile;
      } catch (cause) {
        reason = cause instanceof Error ? cause.message : String(cause);
      }
    }
  }
  if (named) {
    const found = await firstOf([{ executablePath: named }]);
    if (found) return found;
    throw new ExpectedError(
      `CHROMIUM_PATH="${named}": expected a Chromium that starts: ${reason}`,
    );
  }
  const found = await firstOf([
    ...ofSystem(),
    { channel: "chrome" },
    { channel: "msedge" },
    // Playwright's own.
    {},
  ]);
  if (found) return found;
  if (mayInstall()) {
    await installPackages(packages);
    const installed = await firstOf(ofSystem());
    if (installed) return installed;
  }
  console.log("Installing Chromium by Playwright...");
  const playwright = `npm:playwright-core@${packageJson.version}`;
  await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", playwright, "install", "--only-shell", "chromium"],
    stdin: "null",
  }).spawn().status;
  const installed = await firstOf([{}]);
  if (installed) return installed;
  throw new ExpectedError(
    `Cannot start a browser; CHROMIUM_PATH may name one. ${reason}`,
  );
}

/** Debian's, where they are installed. */
function ofSystem(): LaunchOptions[] {
  return packages.flatMap((name) => programPath(name) ?? [])
    .map((executablePath) => ({ executablePath }));
}

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
const args = [
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
 * Starts a browser that was found or installed. Close it when done.
 * @throws {ExpectedError} When none can be started.
 */
export async function startBrowser(): Promise<Browser> {
  return await chromium.launch(await launchOptions());
}

/** How Playwright launches a browser that was found or installed. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = await findOrInstallBrowser();
  // Processes that this one starts need not look again.
  Deno.env.set("CHROMIUM_PATH", executablePath);
  return { executablePath, args };
}
