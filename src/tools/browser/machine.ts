import { readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What tools ask of the machine that they run on. */
export interface Machine {
  os: typeof Deno.build.os;
  /** The Linux distribution, as `ID` of os-release names it; else empty. */
  distribution: string;
  /** Whether packages may be installed. */
  isRoot: boolean;
  /** Whether the PATH has a program of this name. */
  has(program: string): boolean;
  /** Whether a typeface like Arial is installed. */
  hasArial(): Promise<boolean>;
  /**
   * Runs a command.
   * @param limitMs After this many milliseconds it is ended.
   * @returns Whether it succeeded.
   */
  run(
    command: string,
    args: readonly string[],
    limitMs: number,
  ): Promise<boolean>;
  /** Prints a line for the user. */
  say(line: string): void;
}

/** The machine of this process. */
export const thisMachine: Machine = {
  os: Deno.build.os,
  distribution: distribution(),
  isRoot: Deno.build.os !== "windows" && Deno.uid() === 0,
  has: (program) => programPath(program) !== undefined,
  hasArial,
  run,
  say: (line) => console.log(line),
};

/** Path of a program on the PATH; undefined without one. */
export function programPath(
  name: string,
  path = Deno.env.get("PATH") ?? "",
): string | undefined {
  return path.split(delimiter).filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

function distribution(): string {
  if (Deno.build.os !== "linux") return "";
  try {
    const text = readFileSync("/etc/os-release", "utf8");
    return /^ID="?([a-z]+)/m.exec(text)?.[1] ?? "";
  } catch {
    return "";
  }
}

/** Systems other than Linux include Arial. */
async function hasArial(): Promise<boolean> {
  if (Deno.build.os !== "linux") return true;
  try {
    const { stdout } = await new Deno.Command("fc-list").output();
    return /Arial|Liberation Sans/.test(new TextDecoder().decode(stdout));
  } catch {
    return false;
  }
}

async function run(
  command: string,
  args: readonly string[],
  limitMs: number,
): Promise<boolean> {
  try {
    const { success } = await new Deno.Command(command, {
      args: [...args],
      env: { DEBIAN_FRONTEND: "noninteractive" },
      stdin: "null",
      stdout: "null",
      stderr: "null",
      signal: AbortSignal.timeout(limitMs),
    }).output();
    return success;
  } catch {
    return false;
  }
}

/** How long a package may take to install, in milliseconds. */
const packageLimitMs = 10 * 60_000;

/** Whether Debian's packages can be installed by this process. */
export function mayInstall({ os, isRoot, has }: Machine): boolean {
  return os === "linux" && isRoot && has("apt-get");
}

/**
 * Installs Debian packages one by one: apt refuses a whole list because of one
 * name that it does not know.
 */
export async function installPackages(
  machine: Machine,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    machine.say(`Installing for the tests: ${name}...`);
    const flags = ["install", "-y", "--no-install-recommends"];
    await machine.run("apt-get", [...flags, name], packageLimitMs);
  }
}

/** Fetches Debian's list of packages. */
export async function updatePackageList(machine: Machine): Promise<void> {
  await machine.run("apt-get", ["update"], packageLimitMs);
}
