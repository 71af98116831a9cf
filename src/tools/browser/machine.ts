/** Programs and Debian packages of this machine. */
import { statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of a program on the PATH; undefined without one. */
export function programPath(name: string): string | undefined {
  return (Deno.env.get("PATH") ?? "").split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/** Whether this process may install Debian packages. */
export function mayInstall(): boolean {
  return Deno.build.os === "linux" && Deno.uid() === 0 &&
    programPath("apt-get") !== undefined;
}

/**
 * Installs Debian packages one by one: apt refuses a whole list because of one
 * name that it does not know.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  await run("apt-get", "update");
  for (const name of names) {
    console.log(`Installing ${name}...`);
    await run("apt-get", "install", "-y", "--no-install-recommends", name);
  }
}

/** How long a command of apt may take, in milliseconds. */
const limitMs = 10 * 60_000;

async function run(command: string, ...args: string[]): Promise<void> {
  await new Deno.Command(command, {
    args,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    stdin: "null",
    stdout: "null",
    stderr: "null",
    signal: AbortSignal.timeout(limitMs),
  }).output();
}
