import packageJson from "playwright-core/package.json" with { type: "json" };
import { type Machine, thisMachine } from "./machine.ts";

/** Playwright with its version, as `deno.json` pins it: `npm:NAME@VERSION`. */
export const playwright = `npm:playwright-core@${packageJson.version}`;

/** Packages of Chromium where a distribution's own command installs them. */
const commands: Readonly<Record<string, string>> = {
  debian: "apt-get install chromium",
  fedora: "dnf install chromium",
  arch: "pacman -S chromium",
};

/** The line to type for a browser on this system. */
export function browserAdvice(machine: Machine = thisMachine): string {
  return `Type: ${installLine(machine)} (or set CHROMIUM_PATH to a Chromium)`;
}

function installLine({ os, distribution, isRoot }: Machine): string {
  if (os === "darwin") return "brew install --cask google-chrome";
  if (os === "windows") return "winget install Google.Chrome";
  const command = commands[distribution];
  if (command) return isRoot ? command : `sudo ${command}`;
  return `"${Deno.execPath()}" run -A ${playwright} install --with-deps --only-shell chromium`;
}

/** The line to type when a browser lacks libraries of the system. */
export function libraryAdvice({ isRoot }: Machine): string {
  const command =
    `"${Deno.execPath()}" run -A ${playwright} install-deps chromium`;
  return `Type: ${isRoot ? command : `sudo ${command}`}`;
}

/** The first line of an error's message. */
export function firstLine(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.split("\n")[0] ?? "";
}
