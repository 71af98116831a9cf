import { existsSync } from "node:fs";
import { programPath } from "./machine.ts";

/** Programs on the PATH of Linux. */
const programs = [
  // Chromium without windows: paints the same with a third less processor time.
  "chromium-headless-shell",
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
  // On Ubuntu it may only say how to install Chromium.
  "chromium-browser",
];

const applications = ["Google Chrome", "Chromium", "Microsoft Edge"];

/** In Windows' folders of programs. */
const executables = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

/** Path of the browser that `CHROMIUM_PATH` names; undefined when unset. */
export function namedBrowser(): string | undefined {
  return Deno.env.get("CHROMIUM_PATH") || undefined;
}

/**
 * Paths of Chromium, Chrome and Edge where this system puts them.
 * @param environment Reads a variable.
 */
export function browserPaths(
  environment = (name: string) => Deno.env.get(name),
): string[] {
  if (Deno.build.os === "darwin") {
    return ["", environment("HOME")].flatMap((home) =>
      applications.map((it) =>
        `${home}/Applications/${it}.app/Contents/MacOS/${it}`
      )
    ).filter((path) => existsSync(path));
  }
  if (Deno.build.os === "windows") {
    return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
      .flatMap((name) => executables.map((it) => `${environment(name)}\\${it}`))
      .filter((path) => existsSync(path));
  }
  return programs.flatMap((it) => programPath(it, environment("PATH")) ?? []);
}
