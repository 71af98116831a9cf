import { browserPath } from "../../../src/tools/browser/browser-path.ts";

/** Fallbacks for the site's typefaces until these are loaded. */
const standIns = /Arial|Liberation Sans/;

const advice =
  "Cannot find a browser for the tests. Install Chromium (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to one.";

/**
 * Finds a browser, or installs Debian's if possible, with the typefaces of a
 * usual device.
 * @returns Its path.
 * @throws {Error} With instructions, if there is none.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const found = await browserPath();
  const missing = [
    ...(found ? [] : ["chromium-headless-shell"]),
    ...(await hasStandIns() ? [] : ["fonts-liberation"]),
  ];
  const engines = await missingEngines();
  if (missing.length + engines.length > 0 && await mayInstall()) {
    await run("apt-get", "update");
    await install(missing);
    // Other distributions do not package the headless shell separately.
    if (!await browserPath()) await install(["chromium"]);
    await install(engines);
  }
  const path = found ?? await browserPath();
  if (!path) throw new Error(advice);
  return path;
}

/** Missing packages for Firefox and WebKit, on Debian. */
async function missingEngines(): Promise<string[]> {
  if (Deno.build.os !== "linux") return [];
  const programs = [
    ["firefox-esr", "firefox-esr"],
    ["WebKitWebDriver", "webkit2gtk-driver"],
    ["Xvfb", "xvfb"],
    // Presses keys in WebKit's print dialog.
    ["xdotool", "xdotool"],
    // Reads what an engine printed.
    ["pdftotext", "poppler-utils"],
  ] as const;
  const found = await Promise.all(
    programs.map(([program]) => run("which", program)),
  );
  return programs.flatMap(([, name], index) => found[index] ? [] : [name]);
}

async function install(packages: readonly string[]): Promise<void> {
  if (packages.length === 0) return;
  console.log(`Installing for the tests: ${packages.join(", ")}...`);
  const flags = ["install", "-y", "--no-install-recommends"];
  await run("apt-get", ...flags, ...packages);
}

async function mayInstall(): Promise<boolean> {
  return Deno.build.os === "linux" && Deno.uid() === 0 &&
    await run("apt-get", "--version") !== undefined;
}

/** Systems other than Linux include Arial. */
async function hasStandIns(): Promise<boolean> {
  return Deno.build.os !== "linux" ||
    standIns.test(await run("fc-list") ?? "");
}

/** The output of a command; undefined when it fails. */
async function run(
  command: string,
  ...args: string[]
): Promise<string | undefined> {
  try {
    const { success, stdout } = await new Deno.Command(command, {
      args,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    }).output();
    return success ? new TextDecoder().decode(stdout) : undefined;
  } catch {
    return undefined;
  }
}
