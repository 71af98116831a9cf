import { chromium } from "playwright-core";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import {
  browserAdvice,
  firstLine,
  libraryAdvice,
  playwright,
} from "./browser-advice.ts";
import { browserPaths, namedBrowser } from "./browser-path.ts";
import { launchOptionsOf } from "./chromium.ts";
import {
  installPackages,
  type Machine,
  mayInstall,
  thisMachine,
  updatePackageList,
} from "./machine.ts";

/** A machine, and the browsers on it. */
export interface BrowserMachine extends Machine {
  /** What `CHROMIUM_PATH` names. */
  named: string | undefined;
  /** Browsers where the system puts them. */
  paths(): string[];
  /**
   * Starts a browser and closes it again.
   * @param path By default that of Playwright's own installation.
   * @returns The path of what was started.
   * @throws {Error} With Playwright's reason.
   */
  start(path?: string): Promise<string>;
  /** The folder into which Playwright installs browsers. */
  playwrightFolder: string;
}

/** How long Playwright's download may take, in milliseconds. */
const downloadLimitMs = 15 * 60_000;

/** How Playwright and the loader of Linux say it. */
const libraryMissing = /missing dependencies|loading shared libraries/;

/**
 * Finds a browser that starts, or installs one: on Debian as root its package,
 * otherwise the one of Playwright, for this user alone.
 * @returns Its path.
 * @throws {ExpectedError} With the line to type, if there is none.
 */
export async function findOrInstallBrowser(
  machine: BrowserMachine = { ...thisMachine, ...browsers() },
): Promise<string> {
  let reason = "";
  async function firstThatStarts(
    ...paths: (string | undefined)[]
  ): Promise<string | undefined> {
    for (const path of paths) {
      try {
        return await machine.start(path);
      } catch (cause) {
        reason = cause instanceof Error ? cause.message : String(cause);
      }
    }
  }
  const { named } = machine;
  if (named) {
    const started = await firstThatStarts(named);
    if (started) return started;
    throw new ExpectedError(
      `CHROMIUM_PATH="${named}": expected a Chromium that starts: ${
        firstLine(reason)
      }`,
    );
  }
  const found = await firstThatStarts(...machine.paths(), undefined) ??
    (mayInstall(machine)
      ? await installPackage(machine, firstThatStarts)
      : undefined);
  if (found) return found;
  if (!libraryMissing.test(reason)) {
    machine.say(
      `Installing Chromium for the tests from cdn.playwright.dev into ${machine.playwrightFolder}...`,
    );
    const flags = ["install", "--only-shell", "chromium"];
    await machine.run(
      Deno.execPath(),
      ["run", "-A", playwright, ...flags],
      downloadLimitMs,
    );
    const installed = await firstThatStarts(undefined);
    if (installed) return installed;
  }
  throw new ExpectedError(
    libraryMissing.test(reason)
      ? `Cannot start Chromium: this system lacks libraries for it. ${
        libraryAdvice(machine)
      }`
      : `Cannot find a browser for the tests. ${browserAdvice(machine)}`,
  );
}

/** Debian packages the headless shell separately; other systems do not. */
async function installPackage(
  machine: BrowserMachine,
  firstThatStarts: (...paths: string[]) => Promise<string | undefined>,
): Promise<string | undefined> {
  await updatePackageList(machine);
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await installPackages(machine, [name]);
    const started = await firstThatStarts(...machine.paths());
    if (started) return started;
  }
}

/** The browsers of this machine. */
function browsers() {
  return {
    named: namedBrowser(),
    paths: () => browserPaths(),
    async start(path?: string): Promise<string> {
      const server = await chromium.launchServer(launchOptionsOf(path));
      const { spawnfile } = server.process();
      await server.close();
      return spawnfile;
    },
    playwrightFolder:
      /^(.*?)[\\/]chromium-\d+[\\/]/.exec(chromium.executablePath())?.[1] ?? "",
  };
}
