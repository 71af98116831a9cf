/**
 * `deno task doctor`: checks what a deployment from this machine needs, and
 * says the next step where something is missing. With `--runtimes` it also
 * builds and serves the site under every version of Deno that it supports, and
 * walks through it in a browser.
 */
import { browserPath } from "../pictures/browser-path.ts";
import { startBrowser } from "../pictures/chromium.ts";
import { readSettings, SettingsError } from "../settings.ts";
import { runtimes, startUnder } from "./runtimes.ts";
import { resultTable, smokeTest } from "./smoke-test.ts";
import { walkThrough } from "./browser-walk.ts";
import { DeployError, type DeployFile, loadDeployFile } from "./deploy-file.ts";

/** The outcome of one check. */
export interface Finding {
  /** `bad` prevents a deployment; `note` may matter later. */
  state: "good" | "note" | "bad";
  /** One sentence; it says what to do unless the state is `good`. */
  text: string;
}

/** The machine, as the checks see it. */
export interface Machine {
  denoVersion: string;
  environment: Readonly<Record<string, string | undefined>>;
  /** The path of Chromium, if there is one. */
  browser: string | undefined;
  loadDeployFile(): Promise<DeployFile>;
}

/** The oldest runtime that the tasks are tested with: major and minor. */
const oldest = [2, 9] as const;

/** Runs every check. */
export async function diagnose(machine: Machine): Promise<Finding[]> {
  return [
    checkVersion(machine.denoVersion),
    checkSettings(machine.environment),
    ...await checkDeployFile(machine),
    checkBrowser(machine.browser),
  ];
}

function good(text: string): Finding {
  return { state: "good", text };
}

function checkVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  return isOld
    ? {
      state: "bad",
      text: `Deno is ${version}: run "deno upgrade", ${
        oldest.join(".")
      } or later is needed.`,
    }
    : good(`Deno is ${version}.`);
}

function checkSettings(environment: Machine["environment"]): Finding {
  try {
    const { siteUrl } = readSettings(environment);
    return good(`The settings can be used; the site is ${siteUrl}.`);
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    return { state: "bad", text: `Change the setting ${cause.message}.` };
  }
}

async function checkDeployFile(
  { loadDeployFile, environment }: Machine,
): Promise<Finding[]> {
  try {
    const { app, org, environment: { here } } = await loadDeployFile();
    const findings = [good(`deploy.yml names the app "${app}" of "${org}".`)];
    const missing = here.filter((name) => !environment[name]).join(", ");
    if (missing === "") return findings;
    const text = `Set ${missing} before "deno task deploy"; ` +
      '"deno task deploy --dry-run" works without.';
    return [...findings, { state: "note", text }];
  } catch (cause) {
    if (!(cause instanceof DeployError)) throw cause;
    return [{ state: "bad", text: cause.message }];
  }
}

function checkBrowser(path: string | undefined): Finding {
  return path ? good(`Browser tests run with ${path}.`) : {
    state: "note",
    text: "Chromium was not found: the tests need it; install it, or set " +
      "CHROMIUM_PATH to its path.",
  };
}

/**
 * Prints what the routes of deploy.yml are under each version of Deno, and what
 * a walk through the site in a browser found.
 */
async function tryRuntimes(): Promise<boolean> {
  const { after } = await loadDeployFile();
  await using browser = await startBrowser();
  let isGood = true;
  for (const version of runtimes) {
    console.log(`\n# Deno ${version}`);
    const { origin, stop } = await startUnder(version);
    try {
      const results = await smokeTest(after, { origin, fetch });
      const problems = await walkThrough(origin, browser);
      console.log(resultTable(results));
      console.log(`A walk in a browser: ${problems.join("\n") || "good"}`);
      isGood &&= problems.length === 0 &&
        results.every(({ problem }) => problem === undefined);
    } finally {
      await stop();
    }
  }
  return isGood;
}

if (import.meta.main) {
  const findings = await diagnose({
    denoVersion: Deno.version.deno,
    environment: Deno.env.toObject(),
    browser: await browserPath(),
    loadDeployFile,
  });
  const labels = { good: "ok  ", note: "note", bad: "BAD " } as const;
  for (const { state, text } of findings) {
    console.log(`${labels[state]}  ${text}`);
  }
  const isGood = findings.every(({ state }) => state !== "bad");
  const runsEverywhere = !Deno.args.includes("--runtimes") ||
    await tryRuntimes();
  Deno.exit(isGood && runsEverywhere ? 0 : 1);
}
