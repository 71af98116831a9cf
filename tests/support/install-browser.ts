import { browserPath } from "./browser.ts";

const advice =
  "Cannot find a browser for the tests. Install Chromium (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to one.";

/**
 * Finds a browser; installs Debian's where that is possible.
 * @returns Its path.
 * @throws {Error} With what to do, when there is none and none can be had.
 */
export async function findOrInstallBrowser(): Promise<string> {
  const found = await browserPath();
  if (found) return found;
  const mayInstall = Deno.build.os === "linux" && Deno.uid() === 0 &&
    await run("apt-get", "--version");
  if (!mayInstall) throw new Error(advice);
  console.log("Installing Chromium for the tests...");
  await run("apt-get", "update");
  await run("apt-get", "install", "-y", "--no-install-recommends", "chromium");
  const installed = await browserPath();
  if (!installed) throw new Error(advice);
  return installed;
}

async function run(command: string, ...args: string[]): Promise<boolean> {
  try {
    const { success } = await new Deno.Command(command, {
      args,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    }).output();
    return success;
  } catch {
    return false;
  }
}
