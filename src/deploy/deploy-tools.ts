import type { ServerProcess } from "../dev/server-process.ts";
import type { SmokeTestOptions } from "./smoke-test.ts";

/** The outcome of a command. */
export interface CommandResult {
  success: boolean;
  stdout: string;
}

/** A commit's files, in a folder that is not kept. */
export interface Checkout {
  folder: string;
  remove(): Promise<void>;
}

/** All side effects of a deployment, so that tests can replace them. */
export interface DeployTools {
  /**
   * Runs `deno` and shows its output unless `quiet` is true. The deploy token
   * is for `deno deploy` alone: tasks run without it.
   */
  deno(
    args: readonly string[],
    quiet?: boolean,
    folder?: string,
  ): Promise<CommandResult>;
  /** Checks a commit out in a folder of its own. */
  checkout(commit: string): Promise<Checkout>;
  /** Builds and serves the site under the platform's runtime, on a free port. */
  startSite(): Promise<ServerProcess>;
  /** Saves deno.json, which `deno deploy` rewrites; returns what restores it. */
  saveConfig(): Promise<() => Promise<void>>;
  fetch: SmokeTestOptions["fetch"];
  environment(name: string): string | undefined;
  print(line: string): void;
}
